import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import type { Data } from './+data.ts'
import { Doubts } from './Doubts.tsx'
import { Receipt } from './Receipt.tsx'
import { ShopFront } from './ShopFront.tsx'
import { ShopWindows } from './ShopWindows.tsx'
import { Weeks } from './Weeks.tsx'
import styles from './ShopPage.module.css'

export default function Page() {
  const { copy, breadcrumbs, shelves, shops, tariffs } = useData<Data>()
  return (
    <>
      <ShopFront breadcrumbs={breadcrumbs} shelves={shelves} text={copy} tariffs={tariffs} />
      <div className={`wrap ${styles.inside} c75 pt pb`}>
        <Weeks text={copy.weeks} />
        {copy.receipt && <Receipt text={copy.receipt} />}
      </div>
      {shops.length > 0 && <ShopWindows title={copy.cases} shops={shops} />}
      <Doubts text={copy.doubts} />
      <ContactBlock {...copy.form} />
    </>
  )
}
