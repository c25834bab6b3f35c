import { classes } from '#components/ui/classes.ts'
import type { Paper as PaperData } from './+data.ts'
import { Paper } from './Paper.tsx'
import { Rest } from './Rest.tsx'
import type { Row } from './rhythm.ts'
import styles from './PaperRow.module.css'

interface PaperRowProps {
  row: Row<PaperData>
  isFirst: boolean
  /** What the filter hides: it fills the free cells of a row. */
  others: { name: string; count: number } | null
}

export function PaperRow({ row: { shape, items }, isFirst, others }: PaperRowProps) {
  if (shape === 'even')
    return (
      <div className={`${styles.even} parts-s`}>
        {items.map((paper, index) => (
          <Paper key={paper.code} paper={paper} isFirst={isFirst && index === 0} />
        ))}
        {items.length < 3 && <Rest places={3 - items.length} others={others} />}
      </div>
    )

  const lead = shape === 'lead' ? items[0] : items.at(-1)
  return (
    <div className={classes(styles.uneven, shape === 'mirrored' && styles.mirrored, 'parts')}>
      {shape === 'lead' && lead && <Paper paper={lead} isBig isFirst={isFirst} />}
      <div className={`${styles.pair} parts-s`}>
        {items
          .filter((paper) => paper !== lead)
          .map((paper) => (
            <Paper key={paper.code} paper={paper} />
          ))}
      </div>
      {shape === 'mirrored' && lead && <Paper paper={lead} isBig />}
    </div>
  )
}
