import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loading, type LoadingState } from '../state/loading-store.ts'
import { classes } from '../ui/classes.ts'
import styles from './LoadingBar.module.css'

/** Progress of a slow navigation. */
export function LoadingBar() {
  const { phase, hasFailed, finish } = useStore(loading)

  // The first page has loaded when the components mount.
  useEffect(finish, [finish])

  // A page that comes back from the browser's cache was left for a document: the router never ended that loading.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && finish()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [finish])

  return <LoadingLine phase={phase} hasFailed={hasFailed} />
}

export function LoadingLine({ phase, hasFailed }: Pick<LoadingState, 'phase' | 'hasFailed'>) {
  return (
    <progress
      className={classes(styles.bar, styles[phase], hasFailed && styles.failed)}
      aria-label="Загрузка страницы"
    />
  )
}
