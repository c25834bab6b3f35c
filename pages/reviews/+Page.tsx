import { useData } from 'vike-react/useData'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { GiantQuote } from '#components/reviews/GiantQuote.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { Pagination } from '#components/ui/Pagination.tsx'
import { RichText } from '#components/ui/RichText.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import { pageAddress } from '#shared/listing.ts'
import type { Data } from './+data.ts'
import { Newspaper } from './Newspaper.tsx'

export default function Page() {
  const { breadcrumbs, copy, pages, quote, columns } = useData<Data>()
  const { firstPage, tags, currentTag, total } = pages
  return (
    <>
      <div className="wrap">
        <PageHeader breadcrumbs={breadcrumbs} title={copy.title} lead={copy.lead}>
          <CallbackLink>{copy.callback}</CallbackLink>
        </PageHeader>
        <TagFilter address="/reviews/" parameter="type" tags={tags} current={currentTag} total={total} />
      </div>
      {quote && (
        <section>
          <h2 className="visually-hidden">{copy.quoteTitle}</h2>
          <GiantQuote review={quote}>
            <RichText html={quote.detailHtml} />
          </GiantQuote>
        </section>
      )}
      <section className="wrap pt-s pb">
        {total === 0 && <EmptyList text={copy.empty} />}
        {columns.length > 0 && <Newspaper {...copy.newspaper} columns={columns} />}
        <Pagination {...pages} addressOf={(number) => pageAddress(firstPage, number)} />
      </section>
    </>
  )
}
