import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { projectAddress } from '#shared/addresses.ts'
import styles from './NextCase.module.css'

interface NextCaseProps {
  project: { code: string; name: string; picture: string | null; palette: string }
  label: string
}

/** The way on: a band in the colour of the next case. */
export function NextCase({ project: { code, name, picture, palette }, label }: NextCaseProps) {
  return (
    <a className={styles.band} href={projectAddress(code)} data-palette={palette}>
      <Picture
        path={picture}
        alt=""
        width={960}
        height={720}
        sizes="(width < 1024px) 430px, 56vw"
        className={styles.picture}
      />
      <span className={styles.plate}>
        <span className="caption">{label}</span>
        <b className="d2">{name}</b>
        <Icon name="arrow" />
      </span>
    </a>
  )
}
