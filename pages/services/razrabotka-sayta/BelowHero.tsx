import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { Gantt, GanttStep } from '#components/ui/Gantt.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Data } from './+data.ts'
import { AuthorQuestions } from './AuthorQuestions.tsx'
import { BigCase } from './BigCase.tsx'
import { Markup } from './Markup.tsx'
import { PaybackSection } from './PaybackSection.tsx'
import { PriceBoards } from './PriceBoards.tsx'
import { weeksOf } from './weeks.ts'

const WEEKS = 8

/** The page from the sliced site on. */
export function BelowHero() {
  const { copy, service, staticParts, boards, cases, people } = useData<Data>()
  return (
    <>
      <Markup id="markup" title={copy.markup.title} parts={[...service.includes, copy.markup.last]} />
      {service.steps.length > 0 && (
        <Section id="route" title={copy.route.title} note={copy.route.note}>
          <Gantt weeks={WEEKS} isInEighths>
            <ol>
              {service.steps.map(({ name, term, text }) => (
                <GanttStep key={name} name={name} units={WEEKS} {...weeksOf(term)}>
                  <span className="visually-hidden">{term}. </span>
                  {text}
                </GanttStep>
              ))}
            </ol>
          </Gantt>
        </Section>
      )}
      {service.price && <PaybackSection id="payback" price={service.price.from} text={copy.payback} />}
      {boards.length > 0 && <PriceBoards id="prices" text={copy.prices} boards={boards} />}
      <ServiceArticle html={staticParts.article} />
      <BigCase id="cases" cases={cases} />
      {service.questions.length > 0 && (
        <AuthorQuestions id="questions" title={copy.questions.title} questions={service.questions} people={people} />
      )}
      <VoteBand title={copy.vote} />
    </>
  )
}
