import { startChat } from './chat/start.ts'
import { startCounters } from './counters/count-pages.ts'
import { startBar } from './edge/bar.ts'
import { startNotice } from './edge/notice.ts'
import { startHeadings } from './headings/reveal.ts'

/** All that a page does before anybody touches it, and goes on doing after. It needs neither React nor the router. */
startNotice()
startChat()
startBar()
startHeadings()
startCounters()
