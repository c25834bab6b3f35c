import { Picture } from '#components/ui/Picture.tsx'
import { projectAddress } from '#shared/addresses.ts'
import styles from './Barcode.module.css'

interface BarcodeProps {
  stripes: readonly { code: string; name: string; picture: string | null; palette: string }[]
}

/** All cases as stripes of one barcode: an index that opens under the pointer. */
export function Barcode({ stripes }: BarcodeProps) {
  if (stripes.length === 0) return null
  return (
    <nav className={styles.barcode} aria-label="Все проекты полосами">
      <ul>
        {stripes.map(({ code, name, picture, palette }) => (
          <li key={code} data-palette={palette}>
            <a href={projectAddress(code)}>
              <Picture path={picture} alt="" width={640} height={480} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
