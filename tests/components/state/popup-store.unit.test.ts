import { describe, expect, test } from 'vitest'
import { createPopupStore, popupOf } from '../../../components/state/popup-store.ts'

describe('the popup of a visitor', () => {
  test('is one at a time, and setting it clears the goal marker', () => {
    const store = createPopupStore(null)

    store.getState().open('callback', 'uslugitarifi')
    expect(store.getState()).toMatchObject({ popup: 'callback', reachgoal: 'uslugitarifi' })
    store.getState().open('text')
    expect(store.getState()).toMatchObject({ popup: 'text', reachgoal: '' })
    store.getState().close()
    expect(store.getState()).toMatchObject({ popup: null, reachgoal: '' })
  })

  test('comes back from under the news of a failure', () => {
    const store = createPopupStore(null)

    store.getState().open('fortuna')
    store.getState().open('error')
    expect(store.getState()).toMatchObject({ popup: 'error', under: 'fortuna' })
    store.getState().close()
    expect(store.getState()).toMatchObject({ popup: 'fortuna', under: null })
  })

  test('comes back from under the news of a second failure, too', () => {
    const store = createPopupStore('fortuna')

    store.getState().open('error')
    store.getState().open('error')
    expect(store.getState()).toMatchObject({ popup: 'error', under: 'fortuna' })
    store.getState().close()
    expect(store.getState()).toMatchObject({ popup: 'fortuna', under: null })
  })
})

test.each([
  [{ popup: 'callback' }, 'callback'],
  [{ popup: 'seo-no' }, 'seo-no'],
  [{ popup: 'fortuna' }, null],
  [{ popup: 'constructor' }, null],
  [{}, null],
])('the address %j names %s', (search, popup) => {
  expect(popupOf(search as Record<string, string>)).toBe(popup)
})
