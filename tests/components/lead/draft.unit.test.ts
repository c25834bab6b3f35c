import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraft } from '#components/lead/draft.ts'
import { formOf, FakeInput, stubDocument } from '../../support/in-process/stub-document.ts'

const FIELDS = { name: 'Анна', tel: '+7 (916) 200-30-40' }

let kept: Map<string, string>
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  stubDocument()
  page = new EventTarget()
  kept = new Map()
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (entry: string) => kept.get(entry) ?? null,
    setItem: (entry: string, value: string) => kept.set(entry, value),
    removeItem: (entry: string) => kept.delete(entry),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A form as the server sends it, or with what was typed before the app lived, and whatever its draft fills in. */
function openForm(name = 'callback', fieldName = 'name', typed = '') {
  const field = new FakeInput(fieldName, typed)
  const draft = createDraft(name)
  const close = draft.attach(formOf(field))
  const type = (text: string) => {
    field.value = text
    draft.scheduleSave()
  }
  return { field, draft, close, type }
}

const typedAgain = (name?: string, fieldName?: string) => openForm(name, fieldName).field.value

describe('what is typed', () => {
  test('is kept when nothing was typed for a moment', () => {
    const { type } = openForm()
    type('Ан')
    vi.advanceTimersByTime(299)
    type('Анна')
    vi.advanceTimersByTime(299)
    expect(kept.size).toBe(0)
    vi.advanceTimersByTime(1)
    expect(typedAgain()).toBe('Анна')
  })

  test.each([
    ['the page is left', () => page.dispatchEvent(new Event('pagehide'))],
    ['the form is closed', (close: () => void) => close()],
  ])('is kept at once when %s', (_when, leave) => {
    const { type, close } = openForm()
    type('Анна')
    leave(close)
    expect(vi.getTimerCount()).toBe(0)
    expect(typedAgain()).toBe('Анна')
  })

  test('is written once, however often the page is left', () => {
    const { type } = openForm()
    type('Анна')
    page.dispatchEvent(new Event('pagehide'))
    kept.clear()
    page.dispatchEvent(new Event('pagehide'))
    expect(kept.size).toBe(0)
  })

  test('is no business of a form that is closed', () => {
    const { type, close } = openForm()
    close()
    type('Анна')
    page.dispatchEvent(new Event('pagehide'))
    expect(kept.size).toBe(0)
  })

  test('is kept for its own form alone, unless it is of the visitor', () => {
    openForm('callback', 'message').type('Нужен сайт')
    openForm('callback').type('Анна')
    vi.runAllTimers()
    expect([typedAgain('contacts', 'message'), typedAgain('contacts')]).toEqual(['', 'Анна'])
    expect(typedAgain('callback')).toBe('Анна')
  })

  test('leaves nothing behind when it is taken back', () => {
    const { type } = openForm()
    for (const text of ['Анна', '']) {
      type(text)
      vi.runAllTimers()
    }
    expect(kept.size).toBe(0)
  })
})

describe('a form is restored', () => {
  const isRestored = (...form: Parameters<typeof openForm>) => openForm(...form).draft.isRestored()

  test('when it was typed before, or its visitor was asked by another', () => {
    openForm().type('Анна')
    vi.runAllTimers()
    expect([isRestored('callback'), isRestored('contacts')]).toEqual([true, true])
  })

  test('when it was typed before the app lived', () => {
    expect(isRestored('callback', 'name', 'Анна')).toBe(true)
  })

  test('but not when nothing of it was, even though it is filled in now', () => {
    const { draft, type } = openForm()
    type('Анна')
    vi.runAllTimers()
    expect([draft.isRestored(), isRestored('contacts', 'message')]).toEqual([false, false])
  })
})

describe('a lead', () => {
  test('has one key however often it is sent, over a reload as well', () => {
    const { draft, field } = openForm()
    field.value = 'Анна'
    const key = draft.keyFor(FIELDS)
    expect(draft.keyFor({ ...FIELDS })).toBe(key)
    expect(openForm().draft.keyFor(FIELDS)).toBe(key)
  })

  test('that says something else has another key', () => {
    const { draft } = openForm()
    const key = draft.keyFor(FIELDS)
    expect(draft.keyFor({ ...FIELDS, name: 'Борис' })).not.toBe(key)
  })

  test('sent again just after a word was taken back is what is kept', () => {
    const { draft, type } = openForm()
    type('Анна')
    draft.keyFor(FIELDS)
    type('Анна Б')
    vi.runAllTimers()
    type('Анна')
    draft.keyFor(FIELDS)
    expect(typedAgain()).toBe('Анна')
  })

  test('that was accepted is forgotten, and the same once more is another', () => {
    const { draft, field, type } = openForm()
    field.value = 'Анна'
    const key = draft.keyFor(FIELDS)
    type('Анна')
    draft.discard(FIELDS)
    page.dispatchEvent(new Event('pagehide'))
    vi.runAllTimers()
    expect(kept.size).toBe(0)
    expect(draft.keyFor(FIELDS)).not.toBe(key)
  })
})

describe('a form opened again before the lead of the first one was accepted', () => {
  test('keeps what was corrected in it', () => {
    const { draft, type, close } = openForm()
    type('Анна')
    draft.keyFor(FIELDS)
    close()
    openForm().type('Борис')
    vi.runAllTimers()

    draft.discard(FIELDS)

    expect(typedAgain()).toBe('Борис')
    expect(typedAgain('contacts')).toBe('Борис')
  })

  test('has nothing to keep if it says the same, its number laid out', () => {
    const { draft, type, close } = openForm('callback', 'tel')
    type('89162003040')
    draft.keyFor(FIELDS)
    close()
    openForm('callback', 'tel').type(FIELDS.tel)
    vi.runAllTimers()

    draft.discard(FIELDS)

    expect(kept.size).toBe(0)
  })

  test('is another than one of the same visitor, whose correction is kept for all', () => {
    const { draft, type } = openForm('contacts')
    type('Анна')
    draft.keyFor(FIELDS)
    openForm('callback').type('Борис')
    vi.runAllTimers()

    draft.discard(FIELDS)

    expect([...kept.keys()].toSorted()).toEqual(['lead-draft callback', 'lead-visitor'])
  })
})

describe('a form stays as the server has sent it', () => {
  test.each(['', '{', 'null', '7', '"text"', '{"typed":{"name":7}}', '{"attempt":7}'])(
    'where %j stands in the place of its draft',
    (value) => {
      kept.set('lead-draft callback', value)
      const { draft, field } = openForm()
      expect(field.value).toBe('')
      expect(draft.keyFor(FIELDS)).toMatch(/^[0-9a-f]{32}$/)
    },
  )

  test('where nothing can be kept', () => {
    const closed = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    const { draft, field, type } = openForm()
    expect(field.value).toBe('')
    type('Анна')
    vi.runAllTimers()
    const key = draft.keyFor(FIELDS)
    expect(draft.keyFor(FIELDS)).toBe(key)
    draft.discard(FIELDS)
    expect(field.value).toBe('Анна')
  })
})
