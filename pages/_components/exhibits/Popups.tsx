import { POPUPS } from '#components/state/popup-store.ts'
import { Exhibit } from '../Exhibit.tsx'
import { SiteFrame } from '../SiteFrame.tsx'

export function Popups() {
  return (
    <>
      <Exhibit title="Попапы">
        {POPUPS.map((name) => (
          <SiteFrame key={name} address={`/contacts/?popup=${name}`} caption={name} screen="wide" />
        ))}
      </Exhibit>
      <Exhibit title="Попапы на телефоне">
        {POPUPS.map((name) => (
          <SiteFrame key={name} address={`/contacts/?popup=${name}`} caption={name} screen="phone" />
        ))}
      </Exhibit>
    </>
  )
}
