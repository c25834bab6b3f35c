import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { CaseArticle } from '#components/project/case/CaseArticle.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Data } from './+data.ts'
import { NextCase } from './NextCase.tsx'

export default function Page() {
  const { copy, breadcrumbs, content, next } = useData<Data>()
  return (
    <>
      <CaseArticle
        {...content}
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
