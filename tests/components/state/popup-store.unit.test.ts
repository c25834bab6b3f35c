import { describe, expect, test } from 'vitest'
import { createPopupStore, popupOf } from '../../../components/state/popup-store.ts'

const FORM = { popup: 'fortuna', reachgoal: '', isLeft: false } as const

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
    store.getState().openError(FORM)
    expect(store.getState()).toMatchObject({ popup: 'error', under: 'fortuna' })
    store.getState().close()
    expect(store.getState()).toMatchObject({ popup: 'fortuna', under: null })
  })

  test('comes back from under the news of a second failure, too', () => {
    const store = createPopupStore('fortuna')

    store.getState().openError(FORM)
    store.getState().openError(FORM)
    expect(store.getState()).toMatchObject({ popup: 'error', under: 'fortuna' })
    store.getState().close()
    expect(store.getState()).toMatchObject({ popup: 'fortuna', under: null })
  })

  test('is returned to from the news with its marker, even if it was closed or replaced before they came', () => {
    const store = createPopupStore('text')

    store.getState().openError({ popup: 'callback', reachgoal: 'uslugitarifi', isLeft: false })
    store.getState().returnToForm()
    expect(store.getState()).toMatchObject({ popup: 'callback', under: null, reachgoal: 'uslugitarifi' })
  })

  test('is none to return to when the form is on a page', () => {
    const store = createPopupStore('error')

    store.getState().returnToForm()
    expect(store.getState()).toMatchObject({ popup: null, under: null, reachgoal: '' })
    store.getState().openError({ popup: null, reachgoal: '', isLeft: false })
    store.getState().returnToForm()
    expect(store.getState()).toMatchObject({ popup: null, under: null, reachgoal: '' })
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
