import { useData } from 'vike-react/useData'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { PostRows } from '#components/posts/PostRows.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { Pagination } from '#components/ui/Pagination.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import { pageAddress } from '#shared/listing.ts'
import type { Data } from './+data.ts'
import { FrontPage } from './FrontPage.tsx'
import styles from './BlogPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, listing, staticParts } = useData<Data>()
  const { tags, currentTag, total, firstPage } = listing
  const stories = useStaticPart('stories', staticParts.stories, ({ items, isFront }) => (
    <>
      {isFront ? <FrontPage posts={items} /> : <PostRows posts={items} />}
      {items.length === 0 && (
        <EmptyList text={copy.empty}>
          <ArrowLink href="/">{copy.home}</ArrowLink>
        </EmptyList>
      )}
    </>
  ))
  return (
    <div className="wrap pb">
      <header className={styles.masthead}>
        <Breadcrumbs items={breadcrumbs} />
        <p className="small">{copy.note}</p>
        <h1>{copy.title}</h1>
        <CallbackLink tone="ink" size="small">
          {copy.callback}
        </CallbackLink>
      </header>
      <div className={`${styles.filter} edged`}>
        <TagFilter address="/blog/" parameter="tag" tags={tags} current={currentTag} total={total} />
      </div>
      <div className={styles.stories} {...stories} />
      <Pagination {...listing} addressOf={(number) => pageAddress(firstPage, number)} />
    </div>
  )
}
