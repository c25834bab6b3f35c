import { useData } from 'vike-react/useData'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { Pagination } from '#components/ui/Pagination.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import { pageAddress } from '#shared/listing.ts'
import type { Data } from './+data.ts'
import { Barcode } from './Barcode.tsx'
import { ProjectRows } from './ProjectRows.tsx'
import styles from './ProjectsPage.module.css'

export default function Page() {
  const { copy, breadcrumbs, address, listing, stripes } = useData<Data>()
  const { items, firstPage } = listing
  return (
    <>
      <div className="wrap">
        <PageHeader
          breadcrumbs={breadcrumbs}
          title={copy.title}
          {...(listing.total > 0 && { count: listing.total })}
          lead={copy.lead}
        >
          <CallbackLink>{copy.callback}</CallbackLink>
        </PageHeader>
      </div>
      <Barcode stripes={stripes} />
      <div className={`wrap ${styles.list}`}>
        {items.length === 0 ? (
          <EmptyList text={copy.empty} />
        ) : (
          <>
            <TagFilter
              address={address}
              parameter="type"
              tags={listing.tags}
              current={listing.currentTag}
              total={listing.total}
            />
            <ProjectRows projects={items} />
            <Pagination {...listing} addressOf={(number) => pageAddress(firstPage, number)} />
          </>
        )}
      </div>
      <ContactBlock {...copy.form} />
    </>
  )
}
