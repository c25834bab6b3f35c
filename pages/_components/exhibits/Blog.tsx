import { useData } from 'vike-react/useData'
import { LeadPost } from '#components/posts/LeadPost.tsx'
import { PostCard } from '#components/posts/PostCard.tsx'
import { PostRows } from '#components/posts/PostRows.tsx'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

export function Blog() {
  const { posts } = useData<Data>()
  const [first, ...rest] = posts.items
  if (!first) return null
  return (
    <Exhibit title="Газета">
      <Specimen caption="главная история" width="whole">
        <LeadPost post={first} />
      </Specimen>
      <Specimen caption="заголовок" width="field">
        <PostCard post={first} />
      </Specimen>
      <Specimen caption="с картинкой" width="field">
        <PostCard post={first} picture="square" />
      </Specimen>
      <Specimen caption="с портретом и словами" width="field">
        <PostCard post={first} picture="portrait" hasText />
      </Specimen>
      <Specimen caption="картинки нет" width="field">
        <PostCard post={{ ...first, previewPicture: null }} picture="landscape" />
      </Specimen>
      {[1, 2, 3].map((count) => (
        <Specimen key={count} caption={`ряд, историй: ${count}`} width="whole">
          <PostRows posts={rest.slice(0, count)} />
        </Specimen>
      ))}
    </Exhibit>
  )
}
