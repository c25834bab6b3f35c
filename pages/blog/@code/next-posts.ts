import type { PostCard } from '#shared/entities/post.ts'

const SHOWN = 3

/** Three other stories: of the same subject first, then the newest. */
export function nextPosts(post: PostCard, posts: readonly PostCard[]): PostCard[] {
  const isKin = ({ tags }: PostCard) => tags.some(({ code }) => post.tags.some((tag) => tag.code === code))
  const others = posts.filter(({ code }) => code !== post.code)
  return [...others.filter(isKin), ...others.filter((other) => !isKin(other))].slice(0, SHOWN)
}
