import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { ProjectCard } from '#components/project/ProjectCard.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Data } from './+data.ts'
import { Doubts } from './Doubts.tsx'
import { Receipt } from './Receipt.tsx'
import { ShopFront } from './ShopFront.tsx'
import styles from './ShopPage.module.css'
import { Weeks } from './Weeks.tsx'

export default function Page() {
  const { copy, breadcrumbs, shelves, shops } = useData<Data>()
  return (
    <>
      <ShopFront breadcrumbs={breadcrumbs} shelves={shelves} text={copy} />
      <div className={`wrap ${styles.inside}`}>
        <Weeks text={copy.weeks} />
        <Receipt text={copy.receipt} />
      </div>
      {shops.length > 0 && (
        <div className={styles.cases}>
          <Section title={copy.cases}>
            <div className={styles.grid}>
              {shops.map((project) => (
                <ProjectCard key={project.code} project={project} size="small" />
              ))}
            </div>
          </Section>
        </div>
      )}
      <Doubts text={copy.doubts} />
      <ContactBlock {...copy.form} />
    </>
  )
}
