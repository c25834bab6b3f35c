import { hasGreeted, rememberGreeting } from './greeting.ts'
import { onSettled } from './settled.ts'
import { formToGreetIn, isInTheWay, type ChatForm } from './surroundings.ts'

const ARRIVES_AFTER_MS = 1200
const GREETS_AFTER_MS = 3000
const RETRIES_AFTER_MS = 1000

/**
 * Takes the focus in a form the visitor asks for: in the folded one its opener or that of
 * the bar, whichever is visible.
 */
const FIRST = {
  folded: '[data-form="folded"], [data-bar="in"] [data-chat-turns]',
  window: '[data-form="window"] button',
}

/**
 * Shows the chat when the page has settled, and greets once a session. `data-chat` of the edge it shares with the bar
 * is the only record of its form: styles read it there.
 */
export function startChat(): void {
  const found = document.getElementById('chat')
  if (!found?.parentElement) return
  const [chat, edge] = [found, found.parentElement]
  /** Where the page was when the chat greeted; null when the visitor has answered. */
  let greetedAtPx: number | null = null

  const formNow = () => edge.dataset['chat'] as ChatForm | undefined
  const hasFocus = () => document.activeElement?.closest('#chat, [data-bar]') ?? false
  const settleSoon = onSettled(() => {
    const isReadOn = greetedAtPx !== null && Math.abs(scrollY - greetedAtPx) > innerHeight / 2
    if (isReadOn && !hasFocus()) turn('folded')
    stepAside()
  })

  setTimeout(arrive, ARRIVES_AFTER_MS)
  setTimeout(greet, GREETS_AFTER_MS)
  // Captured on window before React, which stops a click into a part it has not hydrated yet.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-edge] [data-chat-turns]')
      if (button) answer(button.dataset['chatTurns'] as keyof typeof FIRST)
    },
    { capture: true },
  )
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const isOpen = formNow() === 'row' || formNow() === 'window'
    if (key === 'Escape' && isOpen && !defaultPrevented && !document.querySelector('dialog[aria-modal]'))
      answer('folded')
  })

  function arrive() {
    chat.hidden = false
    turn('folded')
  }

  /** Unprompted, as soon as the chat covers nothing that matters and has no focus, which would be lost. */
  function greet() {
    if (hasGreeted() || formNow() === 'window') return
    const free = hasFocus() ? null : formToGreetIn(chat)
    if (!free) {
      setTimeout(greet, RETRIES_AFTER_MS)
      return
    }
    greetedAtPx = scrollY
    turn(free)
    rememberGreeting()
  }

  /** The visitor opened or closed the chat. Focus inside it stays inside; focus elsewhere does not move. */
  function answer(form: keyof typeof FIRST) {
    const keepsFocus = hasFocus()
    turn(form)
    greetedAtPx = null
    rememberGreeting()
    if (keepsFocus)
      for (const first of edge.querySelectorAll<HTMLElement>(FIRST[form])) first.focus({ preventScroll: true })
  }

  function turn(form: ChatForm) {
    edge.dataset['chat'] = form
    chat.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(form !== 'folded'))
    settleSoon()
  }

  /** From protected content. A window the visitor opened may cover it. */
  function stepAside() {
    const form = formNow()
    chat.toggleAttribute('data-aside', form !== undefined && form !== 'window' && isInTheWay(chat, form))
  }
}
