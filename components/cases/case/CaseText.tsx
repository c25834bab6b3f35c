import { classes } from '../../ui/classes.ts'
import { RichText } from '../../ui/RichText.tsx'
import barStyles from './CaseBars.module.css'
import choiceStyles from './CaseChoice.module.css'
import compareStyles from './CaseCompare.module.css'
import styles from './CaseText.module.css'

/** The story of a case: headings on the left, text on the right, pictures and bars wider than the text. */
export function CaseText({ html, staticPart }: { html: string; staticPart?: string | undefined }) {
  return (
    <div className="wrap pt-s pb">
      <RichText
        html={html}
        staticPart={staticPart}
        className={classes(styles.text, barStyles.bars, choiceStyles.choices, compareStyles.comparisons)}
      />
    </div>
  )
}
