import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import type { Data } from './+data.ts'
import { CaseHero } from './CaseHero.tsx'
import { CaseText } from './CaseText.tsx'
import { CustomCase } from './CustomCase.tsx'
import { NextCase } from './NextCase.tsx'

export default function Page() {
  const { copy, breadcrumbs, palette, project, story, next } = useData<Data>()
  return (
    <>
      <article>
        <CaseHero project={project} palette={palette} breadcrumbs={breadcrumbs} names={copy.facts} />
        {story.custom !== undefined ? (
          <CustomCase key={project.code} code={project.code} html={story.custom} />
        ) : (
          <CaseText html={story.text} />
        )}
      </article>
      <ContactBlock {...copy.form} />
      {next && <NextCase project={next} label={copy.next} />}
    </>
  )
}
