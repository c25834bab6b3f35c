import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { RuledItems } from '#components/ui/RuledItems.tsx'
import type { Data } from './+data.ts'
import { Calendar } from './Calendar.tsx'
import { FeedTariffs } from './FeedTariffs.tsx'
import { PageComments } from './PageComments.tsx'
import { Phone } from './Phone.tsx'
import { Quote } from './Quote.tsx'
import { SmmHero } from './SmmHero.tsx'
import styles from './SmmPage.module.css'

export default function Page() {
  const { copy, service, staticParts, tariffs, portrait, breadcrumbs } = useData<Data>()
  return (
    <>
      <div className="pb">
        <div className={`wrap stacked ${styles.grid}`}>
          <div className={styles.hero}>
            <SmmHero breadcrumbs={breadcrumbs} service={service} hasTariffs={tariffs.length > 0} />
          </div>
          {copy.feed && <Phone feed={copy.feed} className={styles.phone} />}
          <div className={`${styles.words} stacked`}>
            {service.includes.length > 0 && (
              <section id="includes">
                <h2 className="d2 head">{copy.includes}</h2>
                <RuledItems items={service.includes} />
              </section>
            )}
            <Calendar text={copy.calendar} />
            {copy.quote && <Quote text={copy.quote.text} caption={copy.quote.caption} picture={portrait} />}
            {tariffs.length > 0 && <FeedTariffs title={copy.tariffs} tariffs={tariffs} />}
            <PageComments title={copy.questions.title} questions={service.questions} askers={copy.questions.askers} />
            <p className={`d1 ${styles.more} wide-only`} aria-hidden="true">
              {copy.more}
              <i />
            </p>
          </div>
        </div>
      </div>
      <ServiceSteps steps={service.steps} title={copy.steps} />
      <ServiceArticle html={staticParts.article} />
      <VoteBand title={copy.vote} />
    </>
  )
}
