import { vi } from 'vitest'

/** As much of the DOM as form fields need, so that their code runs in the test's process. */
export function stubDocument() {
  const page = Object.assign(new EventTarget(), { activeElement: null as EventTarget | null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('HTMLInputElement', FakeInput)
  vi.stubGlobal('HTMLTextAreaElement', FakeTextArea)
  vi.stubGlobal('FormData', FakeFormData)
  return page
}

export class FakeElement extends EventTarget {
  readonly name: string
  /** Node has no event phases; in a browser capturing listeners run first. */
  readonly #capturing = new EventTarget()

  constructor(name: string) {
    super()
    this.name = name
  }

  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
    if (typeof options === 'object' && options.capture) this.#capturing.addEventListener(type, listener)
    else super.addEventListener(type, listener, options)
  }

  override dispatchEvent(event: Event) {
    this.#capturing.dispatchEvent(event)
    return super.dispatchEvent(event)
  }

  getAttribute = (attribute: string) => (attribute === 'name' && this.name) || null
  getRootNode = () => document

  focus() {
    Object.assign(document, { activeElement: this })
    this.dispatchEvent(new Event('focus'))
  }

  leave() {
    this.dispatchEvent(new Event('blur'))
    Object.assign(document, { activeElement: null })
  }
}

class FakeField extends FakeElement {
  selectionStart = 0
  selectionEnd = 0
  #value = ''

  get value() {
    return this.#value
  }

  set value(value: string) {
    this.#value = value
    this.setSelectionRange(value.length, value.length)
  }

  setSelectionRange(start: number, end: number) {
    this.selectionStart = start
    this.selectionEnd = end
  }

  /** Replaces the selection. */
  paste(text: string) {
    const [start, end] = [this.selectionStart, this.selectionEnd]
    this.value = this.value.slice(0, start) + text + this.value.slice(end)
    this.setSelectionRange(start + text.length, start + text.length)
    this.dispatchEvent(new Event('input', { bubbles: true }))
  }

  press(letters: string) {
    for (const letter of letters) {
      this.dispatchEvent(new Event('keydown'))
      this.paste(letter)
    }
  }

  backspace() {
    this.dispatchEvent(new Event('keydown'))
    if (this.selectionStart === this.selectionEnd) this.selectionStart -= 1
    this.paste('')
  }

  /** Replaces the whole value, as autofill does. */
  fill(text: string) {
    this.setSelectionRange(0, this.value.length)
    this.dispatchEvent(new Event('keydown'))
    this.paste(text)
  }
}

export class FakeInput extends FakeField {
  readonly type: string

  constructor(name: string, value = '', type = 'text') {
    super(name)
    this.value = value
    this.type = type
  }
}

export class FakeTextArea extends FakeField {}

/** Reads all fields with a value. */
class FakeFormData extends FormData {
  constructor(form: { elements: FakeElement[] }) {
    super()
    for (const field of form.elements) if (field instanceof FakeField) this.append(field.name, field.value)
  }
}

export const formOf = (...elements: FakeElement[]) => ({ elements }) as unknown as HTMLFormElement
