import type { Scenario } from './pages.scenarios.ts'

/** What engines lay out in manners of their own. */
export const LOOK: Scenario[] = [
  [
    'a fact of the first view is no taller than its figure',
    async (visitor) => {
      await visitor.arrive('/')
      await visitor.until(() => document.fonts.status === 'loaded')
      await visitor.until(() =>
        [...document.querySelectorAll('main section:first-of-type dl > div')].every((fact) => {
          const [name, figure] = ['dt', 'dd'].map((part) => fact.querySelector(part)!.getBoundingClientRect())
          return name!.height < figure!.height
        }),
      )
    },
    'wide',
  ],
  [
    'the plate of the milepost keeps away from the headline, scrollbar or not',
    async (visitor) => {
      await visitor.arrive('/')
      await visitor.until(() => document.fonts.status === 'loaded')
      await visitor.until(() => {
        const plate = document.querySelector('main svg rect[width="184"]')!.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(document.querySelector('h1')!)
        return [...words.getClientRects()].every(({ right }) => right + 16 <= plate.left)
      })
    },
    'wide',
  ],
]
