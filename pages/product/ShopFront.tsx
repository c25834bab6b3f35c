import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { Data } from './+data.ts'
import { PriceTags } from './PriceTags.tsx'
import { ShelfWall } from './ShelfWall.tsx'
import styles from './ShopFront.module.css'

interface ShopFrontProps {
  breadcrumbs: readonly Breadcrumb[]
  shelves: Data['shelves']
  text: Data['copy']
  tariffs: Data['tariffs']
}

/**
 * A shop wall with a board in front of it and price tags on the shelves. The board comes first:
 * it gives the wall its height.
 */
export function ShopFront({ breadcrumbs, shelves, text, tariffs }: ShopFrontProps) {
  return (
    <header className={`${styles.front} stacked`}>
      <div className={`${styles.board} tape-topped`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="d1">{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <p className="actions">
          <ButtonLink size="large" href="#lead">
            {text.open}
          </ButtonLink>
          <ArrowLink href="#weeks">{text.inside}</ArrowLink>
        </p>
      </div>
      <ShelfWall shelves={shelves} label={text.wall} />
      <PriceTags tariffs={tariffs} terms={text.terms} />
    </header>
  )
}
