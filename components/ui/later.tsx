import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { awoke, fellAsleep } from './asleep.ts'
import { reloadIfReplaced } from './newer-build.ts'

/**
 * A part below the first screen. The server draws it with the page; the script that brings it to life comes when the
 * first view has loaded. `drawn` is the part itself on the server and missing in the browser.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part = drawn ?? lazy(() => firstView.then(load).then((loaded) => ({ default: loaded }), stayAsDrawn))
  return function Later(props) {
    const [part] = useState(() => Symbol('part'))
    // Before the effect of what is in it.
    useLayoutEffect(() => {
      fellAsleep(part)
      return () => awoke(part)
    }, [part])
    return (
      <Suspense fallback={null}>
        <Part {...props} />
        <Alive part={part} />
      </Suspense>
    )
  }
}

function Alive({ part }: { part: symbol }) {
  useEffect(() => awoke(part), [part])
  return null
}

/** Without its script a part stays what the server has drawn, unless there is a newer page to be had. */
async function stayAsDrawn(): Promise<never> {
  await reloadIfReplaced()
  return new Promise(() => {})
}

const firstView = new Promise<unknown>((resolve) => {
  if (!globalThis.window) return
  if (document.readyState === 'complete') resolve(null)
  else addEventListener('load', resolve, { once: true })
})
