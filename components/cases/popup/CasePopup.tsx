import { startTransition, useEffect, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { projectAddress } from '#shared/addresses.ts'
import { quoted } from '#shared/format/quotes.ts'
import { isPlainClick } from '../../dom/plain-click.ts'
import { useZoomed } from '../../dom/use-zoomed.ts'
import { useOpenCase } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadingTape } from '../../ui/LoadingTape.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { loadCase } from './case-data.ts'
import { CaseControls } from './CaseControls.tsx'
import { CaseSlide } from './CaseSlide.tsx'
import { CaseThumbnails } from './CaseThumbnails.tsx'
import { codeOf, EMPTY, moveTo, neighboursOf, type Direction } from './slides.ts'
import { scrollsSideways, useSwipe } from './use-swipe.ts'
import styles from './CasePopup.module.css'

export interface CasePopupProps {
  code: string
  isOpen: boolean
  /** Called after the closing animation. */
  onClosed: () => void
}

/** A case over the page it was opened from, with navigation to all the others. */
export function CasePopup({ code, isOpen, onClosed }: CasePopupProps) {
  const [slides, setSlides] = useState(EMPTY)
  const { current, leaving, direction } = slides
  const open = useOpenCase((state) => state.open)
  const close = useOpenCase((state) => state.close)
  const neighbours = current && neighboursOf(current)

  useEffect(() => {
    let isCurrent = true
    loadCase(code).then(
      // A transition renders a long case in slices, so that input stays responsive.
      (next) => isCurrent && startTransition(() => setSlides((before) => moveTo(next, before))),
      // Fall back to the server: it has the page of the case or the right error.
      () => isCurrent && location.replace(projectAddress(code)),
    )
    return () => {
      isCurrent = false
    }
  }, [code])

  useEffect(() => {
    if (neighbours?.next) loadCase(neighbours.next.code).catch(() => {})
  }, [neighbours?.next])

  useTitle(isOpen ? current?.title : undefined)

  const go = (to: Direction) => {
    const target = to === 'forward' ? neighbours?.next : neighbours?.previous
    if (target) open(target.code)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || takesArrows(originOf(event))) return
    if (event.key === 'ArrowRight') go('forward')
    if (event.key === 'ArrowLeft') go('backward')
  }
  const swipe = useSwipe(go)
  const isZoomed = useZoomed()

  return (
    <Modal
      layer={styles.layer}
      className={styles.popup}
      aria-label={current ? `Кейс ${quoted(current.content.project.name)}` : 'Кейс загружается'}
      aria-busy={current === null}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      onKeyDown={onKeyDown}
      onClick={followWithin}
    >
      <CaseThumbnails cases={current?.cases ?? []} code={code} />
      <div className={classes(styles.stage, !isZoomed && styles.swiped)} {...(isZoomed ? null : swipe)}>
        {leaving && (
          <CaseSlide
            key={codeOf(leaving)}
            data={leaving}
            isLeaving
            className={classes(styles.slide, styles.leaving, styles[direction])}
            onMoved={() => setSlides((before) => ({ ...before, leaving: null }))}
          />
        )}
        {current && (
          <CaseSlide
            key={codeOf(current)}
            data={current}
            className={classes(styles.slide, leaving && styles.coming, styles[direction])}
          />
        )}
        {(current === null || codeOf(current) !== code) && <LoadingTape />}
      </div>
      <CaseControls data={current} onGo={go} onClose={close} />
    </Modal>
  )
}

/** The target itself; outside the shadow root of a design of its own, `target` is the root's host. */
const originOf = ({ nativeEvent }: SyntheticEvent) => nativeEvent.composedPath()[0] as Element

/** A link to a place of the case: the browser would add an entry to the history, and closing goes back by one. */
function followWithin(event: MouseEvent<HTMLElement>) {
  const link = originOf(event).closest<HTMLAnchorElement>('a[href^="#"]')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  const root = link.getRootNode()
  const text = root instanceof ShadowRoot ? root : event.currentTarget
  const id = link.getAttribute('href')?.slice(1) ?? ''
  text.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView()
}

const takesArrows = (element: Element) =>
  element.matches('input, textarea, select, [contenteditable]') || scrollsSideways(element)

/** The title of the case while it is shown, then the page's own again. */
function useTitle(title: string | undefined) {
  const pageTitle = usePageContext().data?.title
  useEffect(() => {
    if (title) document.title = title
    else if (pageTitle) document.title = pageTitle
  }, [title, pageTitle])
}
