import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Certificate } from '#shared/entities/certificate.ts'
import styles from './Certificates.module.css'

interface CertificatesProps {
  items: readonly (Pick<Certificate, 'code' | 'name' | 'issuer' | 'picture'> & { year: string | null })[]
  all: string
}

export function Certificates({ items, all }: CertificatesProps) {
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ code, name, issuer, year, picture }) => (
          <li key={code}>
            <a href={`/certificates/#${code}`}>
              <Picture path={picture} alt="" width={480} height={339} />
              <b>{name}</b>
              <span className="caption muted">
                {issuer}
                {year && `, ${year}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ArrowLink href="/certificates/" className={styles.all}>
        {all}
      </ArrowLink>
    </>
  )
}
