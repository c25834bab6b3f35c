import { useData } from 'vike-react/useData'
import { ProjectCard } from '#components/cases/ProjectCard.tsx'
import { GalleryControls } from '#components/gallery/GalleryControls.tsx'
import { Slider } from '#components/slider/Slider.tsx'
import { LoadingTape } from '#components/ui/LoadingTape.tsx'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { Specimen } from '../Specimen.tsx'
import styles from './Gallery.module.css'

/** Rows that slide and pictures that open large. */
export function Gallery() {
  const { projects } = useData<Data>()
  return (
    <>
      <Exhibit title="Слайдер">
        <Specimen caption="со стрелками" width="whole">
          <Slider label="Кейсы" className={styles.slider}>
            {projects.items.slice(0, 6).map((project) => (
              <ProjectCard key={project.code} project={project} size="small" />
            ))}
          </Slider>
        </Specimen>
      </Exhibit>
      <Exhibit title="Просмотр картинок">
        <Specimen caption="загрузка" theme="night" width="whole" isWindow>
          <div className={styles.stage}>
            <LoadingTape />
            <GalleryControls {...CONTROLS} index={1} total={5} caption="Сертификат «Атрибуция»" />
          </div>
        </Specimen>
        <Specimen caption="увеличено, идёт показ" theme="night" width="whole" isWindow>
          <div className={styles.stage}>
            <GalleryControls {...CONTROLS} index={0} total={5} caption="Главная страница" isZoomed isPlaying />
          </div>
        </Specimen>
        <SiteFrame address="/certificates/" caption="картинка" screen="wide" prepare={openFirst} />
        <SiteFrame address="/certificates/" caption="картинки нет" screen="wide" prepare={openLost} />
        <SiteFrame address="/certificates/" caption="картинки нет, телефон" screen="phone" prepare={openLost} />
      </Exhibit>
    </>
  )
}

const nothing = () => {}
const CONTROLS = {
  isZoomed: false,
  isPlaying: false,
  onClose: nothing,
  onZoom: nothing,
  onPlay: nothing,
  onNext: nothing,
  onPrevious: nothing,
}

const firstLink = (page: Document) => page.querySelector<HTMLAnchorElement>('a[data-gallery]')

const openFirst = (page: Document) => firstLink(page)?.click()

function openLost(page: Document) {
  firstLink(page)?.setAttribute('href', '/media/w_1920,f_webp,q_75/pictures/nowhere.webp')
  openFirst(page)
}
