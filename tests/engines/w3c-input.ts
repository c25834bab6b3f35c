import type { Engine } from './engine.ts'

/** Keys that are no letters, by the names of browsers. */
const KEYS: Record<string, string> = {
  Shift: '\uE008',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Input by the actions that WebDriver and WebDriver BiDi share. */
export function w3cInput(
  perform: (actions: object[]) => Promise<unknown>,
): Pick<Engine, 'moveTo' | 'click' | 'wheel' | 'key'> {
  const mouse = async (actions: object[]) =>
    void (await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]))
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })

  return {
    moveTo: (x, y) => mouse([move(x, y)]),
    click: (x, y) => mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    wheel: async (x, y, down) =>
      void (await perform([
        {
          type: 'wheel',
          id: 'wheel',
          actions: [
            { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: Math.round(down), duration: 0 },
          ],
        },
      ])),
    key: async (name) => {
      const value = KEYS[name] ?? name
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await perform([{ type: 'key', id: 'keyboard', actions }])
    },
  }
}
