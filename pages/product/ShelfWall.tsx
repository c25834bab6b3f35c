import { Picture } from '#components/ui/Picture.tsx'
import type { Data } from './+data.ts'
import styles from './ShelfWall.module.css'

const SHAPES = ['carton', 'pack', 'can', 'book'] as const
/** How many of the same stand side by side, as on any shelf. */
const FACINGS = [2, 1, 3, 1, 2, 2]

interface ShelfWallProps {
  shelves: Data['shelves']
  label: string
}

/** Three shelves of what the studio has made, packed as goods. */
export function ShelfWall({ shelves, label }: ShelfWallProps) {
  return (
    <figure className={styles.wall}>
      {shelves.map((goods, shelf) => (
        <div key={goods[0]?.code ?? shelf} className={styles.shelf} aria-hidden="true">
          {goods.flatMap((good, place) => {
            const shape = SHAPES[(place * 3 + shelf) % SHAPES.length]
            const facings = FACINGS[(place + shelf * 2) % FACINGS.length]
            return Array.from({ length: facings ?? 1 }, (_, copy) => (
              <div
                key={`${good.code}-${copy}`}
                className={styles.good}
                data-shape={shape}
                data-palette={good.palette ?? ''}
              >
                <Picture path={good.picture} alt="" width={240} height={180} />
                <b className="centred">{good.name}</b>
              </div>
            ))
          })}
        </div>
      ))}
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  )
}
