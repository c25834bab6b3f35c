import { Children, type ReactNode } from 'react'
import { Slider } from '../slider/Slider.tsx'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import styles from './ServiceCases.module.css'

interface ServiceCasesProps {
  /** Address of the list of such cases. */
  address: string
  linkName?: string | undefined
  title?: string
  /** One, two or three cards of projects. */
  children: ReactNode
}

export function ServiceCases({ address, linkName = 'Все кейсы', title = 'Уже доехали', children }: ServiceCasesProps) {
  return (
    <section id="cases" className="pt pb-s">
      <div className="wrap">
        <div className="head spread">
          <h2 className="d2">{title}</h2>
          <ArrowLink href={address}>{linkName}</ArrowLink>
        </div>
        <Slider label="Кейсы" className={styles[`of${Children.count(children)}`]}>
          {children}
        </Slider>
      </div>
    </section>
  )
}
