import { startChat } from '#components/chat/start.ts'
import { startCounters } from '#components/site/counters/count-pages.ts'
import { startBar } from '#components/site/edge/bar.ts'
import { startNotice } from '#components/site/edge/notice.ts'
import { startHeadings } from './headings/reveal.ts'

/** All that a page does before anybody touches it, and goes on doing after. It needs neither React nor the router. */
startNotice()
startChat()
startBar()
startHeadings()
startCounters()
