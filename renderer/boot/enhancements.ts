import { startChat } from './chat/start.ts'
import { startComparisons } from './compare.ts'
import { startCounters } from './counters/count-pages.ts'
import { startDropdowns } from './dropdowns.ts'
import { startBar } from './edge/bar.ts'
import { startNotice } from './edge/notice.ts'
import { startHeadings } from './headings/reveal.ts'

/** Everything that works before hydration and goes on after it, without React and the router. */
startNotice()
startDropdowns()
startChat()
startBar()
startHeadings()
startCounters()
startComparisons()
