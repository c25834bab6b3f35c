import { useData } from 'vike-react/useData'
import { VacancyForm } from '#components/lead/VacancyForm.tsx'
import { RichText } from '#components/ui/RichText.tsx'
import type { Data } from './+data.ts'
import { FirstMonth } from './FirstMonth.tsx'
import { Terms } from './Terms.tsx'
import { VacancyHero } from './VacancyHero.tsx'

export default function Page() {
  const { copy, breadcrumbs, vacancy, staticParts, mentor } = useData<Data>()
  return (
    <>
      <VacancyHero breadcrumbs={breadcrumbs} vacancy={vacancy} text={copy} />
      <Terms vacancy={vacancy} text={copy.terms} />
      {staticParts.text !== '' && (
        <div className="wrap pb">
          <RichText html={staticParts.text} staticPart="text" />
        </div>
      )}
      {vacancy.steps.length > 0 && <FirstMonth steps={vacancy.steps} mentor={mentor} text={copy.month} />}
      <VacancyForm {...copy.form} />
    </>
  )
}
