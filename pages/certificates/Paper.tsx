import { classes } from '#components/ui/classes.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { quoted } from '#shared/format/quotes.ts'
import { mediaAddress } from '#shared/media.ts'
import type { Paper as PaperData } from './+data.ts'
import styles from './Paper.module.css'

interface PaperProps {
  paper: PaperData
  isBig?: boolean
  isFirst?: boolean
}

/** A certificate; its picture leads to the same one large enough to be read. */
export function Paper({ paper, isBig = false, isFirst = false }: PaperProps) {
  const { code, name, issuer, details, picture } = paper
  return (
    <figure id={code} className={classes(styles.paper, isBig && styles.big, 'target')}>
      {picture === null ? (
        <div className={styles.missing} />
      ) : (
        <a
          href={mediaAddress(picture, { width: 1920 })}
          data-gallery={`picture-${code}`}
          data-caption={[name, issuer, details].filter(Boolean).join(' · ')}
          data-cursor="zoom"
          data-vike="false"
          aria-haspopup="dialog"
        >
          <Picture
            path={picture}
            alt={`Сертификат ${quoted(name)}`}
            width={isBig ? 960 : 480}
            height={isBig ? 678 : 339}
            sizes={isBig ? '(width < 1024px) 95vw, 66vw' : '(width < 640px) 92vw, (width < 1024px) 46vw, 30vw'}
            isFirst={isFirst}
          />
          <span className={`${styles.zoom} centred`}>
            <Icon name="zoom" />
          </span>
        </a>
      )}
      <figcaption className="caption named">
        <b className={isBig ? 'd4' : 'row'}>{name}</b>
        <span>{issuer}</span>
        {details && <span className="numeric">{details}</span>}
      </figcaption>
    </figure>
  )
}
