import { FooterLandscape } from '#components/frame/footer/FooterLandscape.tsx'
import { AboutDropdown } from '#components/frame/header/AboutDropdown.tsx'
import { ServicesDropdown } from '#components/frame/header/ServicesDropdown.tsx'
import { useSite } from '#components/state/site-context.ts'
import { Exhibit } from '../Exhibit.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { Specimen } from '../Specimen.tsx'

export function Frame() {
  const { name } = useSite()
  return (
    <>
      <Exhibit title="Шапка">
        <SiteFrame address="/" caption="над пейзажем" screen="top" />
        <SiteFrame address="/services/" caption="на снегу" screen="top" />
        <SiteFrame address="/projects/zernoved/" caption="в цвете кейса" screen="top" />
        <SiteFrame address="/nowhere/" caption="в метель" screen="top" />
      </Exhibit>
      <Exhibit title="Раскрытые меню">
        <Specimen caption="услуги" width="whole">
          <ServicesDropdown />
        </Specimen>
        <Specimen caption="мы">
          <AboutDropdown />
        </Specimen>
      </Exhibit>
      <Exhibit title="На телефоне">
        <SiteFrame address="/" caption="дома" screen="phone" />
        <SiteFrame address="/projects/zernoved/" caption="в кейсе" screen="phone" />
      </Exhibit>
      <Exhibit
        title="Подвал с горизонтом"
        bleed={
          <div data-theme="night">
            <FooterLandscape name={name} />
          </div>
        }
      />
    </>
  )
}
