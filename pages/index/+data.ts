import type { PageContextServer } from 'vike/types'
export type Data = Awaited<ReturnType<typeof data>>
export async function data({ content }: PageContextServer) {
  const { items } = await content.projects()
  return { title: 'Верста', description: 'x', breadcrumbs: [], updatedAt: new Date(), projects: items }
}
