import { useEffect } from 'react'
import { ChatRow } from '#components/chat/ChatRow.tsx'
import { CompactBar } from '#components/frame/edge/CompactBar.tsx'
import { CookieNotice } from '#components/frame/edge/CookieNotice.tsx'
import { LoadingLine } from '#components/frame/LoadingBar.tsx'
import { SectionBar } from '#components/frame/section-bar/SectionBar.tsx'
import { StateProvider, useBars } from '#components/state/StateProvider.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { Specimen } from '../Specimen.tsx'

/** Overlays at the edges of the window. */
export function Window() {
  return (
    <>
      <Exhibit title="По краям окна">
        <Specimen caption="загрузка идёт" width="whole" isWindow>
          <LoadingLine phase="running" hasFailed={false} />
        </Specimen>
        <Specimen caption="загрузка сорвалась" width="whole" isWindow>
          <LoadingLine phase="full" hasFailed />
        </Specimen>
        <Specimen caption="плашка разделов, на широких экранах" width="whole" isWindow>
          <StateProvider popup={null}>
            <HeaderAway />
            <SectionBar />
          </StateProvider>
        </Specimen>
        <Specimen caption="уведомление о куках" width="whole">
          <CookieNotice isShown />
        </Specimen>
        <Specimen caption="полоса на телефоне, после первого экрана">
          <StateProvider popup={null}>
            <div data-chat="folded">
              <CompactBar isIn />
            </div>
          </StateProvider>
        </Specimen>
        <Specimen caption="чат здоровается">
          <ChatRow {...HOST} />
        </Specimen>
      </Exhibit>
      <Exhibit title="Меню и чат">
        <SiteFrame address="/" caption="меню на телефоне" screen="phone" prepare={openMenu} />
        <SiteFrame address="/contacts/" caption="чат свёрнут" screen="phone" prepare={beGreeted} />
        <SiteFrame address="/contacts/" caption="чат раскрыт" screen="phone" prepare={openChat} />
        <SiteFrame address="/contacts/" caption="чат раскрыт" screen="wide" prepare={openChat} />
      </Exhibit>
    </>
  )
}

const HOST = {
  name: 'Дарья Полосина',
  face: '/pictures/team/darya-polosina.webp',
  messengers: [{ name: 'Мессенджер', url: 'https://chat.versta.example/' }],
}

function HeaderAway() {
  const turn = useBars((state) => state.turn)
  useEffect(() => turn({ isHeaderIn: false }), [turn])
  return null
}

const openMenu = (page: Document) => press(page, '[aria-label="Открыть меню"]')
const openChat = (page: Document) => press(page, '[aria-label="Открыть чат"]')

const beGreeted = () => sessionStorage.setItem('chat-greeted', 'yes')

const press = (page: Document, selector: string) => page.querySelector<HTMLElement>(selector)?.click()
