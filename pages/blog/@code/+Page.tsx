import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Data } from './+data.ts'
import { Author } from './Author.tsx'
import { Contents } from './Contents.tsx'
import { NextPosts } from './NextPosts.tsx'
import { PostBody } from './PostBody.tsx'
import { PostHeader } from './PostHeader.tsx'
import styles from './PostPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, post, staticParts, author, nextPosts } = useData<Data>()
  return (
    <>
      <article>
        <PostHeader breadcrumbs={breadcrumbs} post={post} author={author} copy={copy} />
        {post.previewPicture && (
          <figure className={`${styles.cover} edged`}>
            <Picture path={post.previewPicture} alt="" width={1440} height={617} sizes="100vw" isFirst />
          </figure>
        )}
        <div className={`wrap ${styles.columns} parts`}>
          <Contents sections={post.sections} readingMinutes={post.readingMinutes} copy={copy} />
          <div className={styles.text}>
            <PostBody html={staticParts.text} />
            {author && <Author author={author} write={copy.write} />}
          </div>
        </div>
      </article>
      <NextPosts posts={nextPosts} title={copy.next} all={copy.all} />
      <ContactBlock {...copy.lead} />
    </>
  )
}
