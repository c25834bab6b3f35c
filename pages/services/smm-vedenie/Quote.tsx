import { Picture } from '#components/ui/Picture.tsx'
import styles from './SmmPage.module.css'

interface QuoteProps {
  text: string
  caption: string
  picture: string | null
}

export function Quote({ text, caption, picture }: QuoteProps) {
  return (
    <div className={`${styles.quote} parts-s`}>
      <Picture
        path={picture}
        alt=""
        width={480}
        height={576}
        sizes="(width < 640px) 280px, (width < 1024px) 30vw, 19vw"
      />
      <div>
        <blockquote className="d3">{text}</blockquote>
        <p className="muted">{caption}</p>
      </div>
    </div>
  )
}
