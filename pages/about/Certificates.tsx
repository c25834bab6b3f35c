import { Slider } from '#components/slider/Slider.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Certificate } from '#shared/entities/certificate.ts'
import styles from './Certificates.module.css'

interface CertificatesProps {
  items: readonly (Pick<Certificate, 'code' | 'name' | 'issuer' | 'picture'> & { year: string | null })[]
  label: string
  all: string
}

export function Certificates({ items, label, all }: CertificatesProps) {
  return (
    <Slider label={label} className={styles.row} aside={<ArrowLink href="/certificates/">{all}</ArrowLink>}>
      {items.map(({ code, name, issuer, year, picture }) => (
        <a key={code} className={styles.paper} href={`/certificates/#${code}`}>
          <Picture
            path={picture}
            alt=""
            width={480}
            height={339}
            sizes="(width < 640px) 280px, (width < 1024px) 47vw, 21vw"
          />
          <b className="row">{name}</b>
          <span className="caption muted">
            {issuer}
            {year && `, ${year}`}
          </span>
        </a>
      ))}
    </Slider>
  )
}
