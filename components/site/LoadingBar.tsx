import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loading, type LoadingState } from '../state/loading-store.ts'
import { classes } from '../ui/classes.ts'
import styles from './LoadingBar.module.css'

/** How far the next page is, for those who have to wait for it. */
export function LoadingBar() {
  const { phase, hasFailed, finish } = useStore(loading)

  // The first page is there once its components are.
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
