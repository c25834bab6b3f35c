import { CaseLink } from '#components/cases/CaseLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { useDeck } from '#components/ui/use-deck.ts'
import styles from './Barcode.module.css'

interface BarcodeProps {
  stripes: readonly { code: string; name: string; picture: string | null; palette: string }[]
}

const FIRST_OPEN = 3

/** On a phone the very files of the cards below: the first stripes cost nothing there. */
const SIZES = '(width < 640px) 92vw, (width < 1024px) 176px, 44vw'

/** Cases as stripes of one barcode: an index that opens under the pointer. */
export function Barcode({ stripes }: BarcodeProps) {
  const { open, handlersOf } = useDeck(FIRST_OPEN)
  if (stripes.length === 0) return null
  return (
    <nav className={`${styles.barcode} edged`} aria-label="Проекты полосами">
      <ul className="deck" data-n={stripes.length}>
        {stripes.map(({ code, name, picture, palette }, index) => (
          <li key={code} data-open={index === open || undefined} data-palette={palette} {...handlersOf(index)}>
            <CaseLink code={code}>
              <Picture path={picture} alt="" width={640} height={480} sizes={SIZES} />
              <span>{name}</span>
            </CaseLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
