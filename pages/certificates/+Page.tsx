import { useData } from 'vike-react/useData'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import type { Data } from './+data.ts'
import { Holders } from './Holders.tsx'
import { PaperRow } from './PaperRow.tsx'
import styles from './CertificatesPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, filter, rows, others, holders } = useData<Data>()
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <PageHeader breadcrumbs={breadcrumbs} title={copy.title} lead={copy.lead}>
          <CallbackLink>{copy.callback}</CallbackLink>
        </PageHeader>
        {filter.total > 0 && (
          <TagFilter
            address="/certificates/"
            parameter="type"
            tags={filter.tags}
            current={filter.currentTag}
            total={filter.total}
          />
        )}
      </div>
      {rows.length > 0 ? (
        <div className={'line-topped pt-s pb-s'} data-theme="frost">
          <div className={`wrap ${styles.rows}`}>
            {rows.map((row, index) => (
              <PaperRow
                key={row.items[0]?.code}
                row={row}
                isFirst={index === 0}
                others={others > 0 ? { name: copy.others, count: others } : null}
              />
            ))}
          </div>
        </div>
      ) : (
        <div className="wrap">
          <EmptyList text={copy.empty}>
            <p className="muted">{copy.emptyNote}</p>
          </EmptyList>
        </div>
      )}
      {holders.length > 0 && <Holders items={holders} words={copy.holders} />}
    </>
  )
}
