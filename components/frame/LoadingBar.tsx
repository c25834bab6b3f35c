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
