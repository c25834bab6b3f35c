import { isShop, type ProjectCard } from '#shared/entities/project.ts'

const SHELF_COUNT = 3
const GOODS_ON_A_SHELF = 6

/** Projects dealt out to the shelves in turn, shops first, so that every shelf has one in front. */
export function shelvesOf(projects: readonly ProjectCard[]) {
  const goods = projects
    .toSorted((one, other) => Number(isShop(other)) - Number(isShop(one)))
    .slice(0, SHELF_COUNT * GOODS_ON_A_SHELF)
    .map(({ code, name, previewPicture, types }) => ({
      code,
      name,
      picture: previewPicture,
      palette: types[0]?.code ?? null,
    }))
  return Array.from({ length: SHELF_COUNT }, (_, shelf) =>
    goods.filter((_good, index) => index % SHELF_COUNT === shelf),
  )
}
