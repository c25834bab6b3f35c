import { useData } from 'vike-react/useData'
import { CaseArticle } from '#components/cases/case/CaseArticle.tsx'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Data } from './+data.ts'
import { NextCase } from './NextCase.tsx'

export default function Page() {
  const { copy, breadcrumbs, content, custom, staticParts, next } = useData<Data>()
  return (
    <>
      <CaseArticle
        {...content}
        story={custom === undefined ? { text: staticParts.text ?? '' } : { custom }}
        staticPart="text"
        breadcrumbs={breadcrumbs}
        action={
          <ButtonLink href="#lead" tone="ink">
            {copy.alike}
          </ButtonLink>
        }
      />
      <ContactBlock {...copy.form} />
      {next && <NextCase project={next} label={copy.next} />}
    </>
  )
}
