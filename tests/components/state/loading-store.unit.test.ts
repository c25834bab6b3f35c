import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadingStore } from '../../../components/state/loading-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const idleStore = () => {
  const store = createLoadingStore()
  store.getState().finish()
  return store
}

test('loading is on from the start and shows nothing when it ends at once', () => {
  const store = createLoadingStore()
  expect(store.getState().isOn).toBe(true)

  store.getState().finish()
  vi.advanceTimersByTime(2000)

  expect(store.getState()).toMatchObject({ isOn: false, phase: 'empty' })
})

test('the bar runs after 200 ms, not before', () => {
  const store = idleStore()
  store.getState().start()

  vi.advanceTimersByTime(199)
  expect(store.getState().phase).toBe('empty')
  vi.advanceTimersByTime(1)
  expect(store.getState().phase).toBe('running')
})

test('a page that comes within 200 ms shows no bar', () => {
  const store = idleStore()
  store.getState().start()
  vi.advanceTimersByTime(150)
  store.getState().finish()

  vi.advanceTimersByTime(2000)

  expect(store.getState().phase).toBe('empty')
})

test('the bar hides 500 ms after the end and is empty 400 ms later', () => {
  const store = idleStore()
  store.getState().start()
  vi.advanceTimersByTime(800)

  store.getState().finish()
  expect(store.getState().phase).toBe('full')
  vi.advanceTimersByTime(499)
  expect(store.getState().phase).toBe('full')
  vi.advanceTimersByTime(1)
  expect(store.getState().phase).toBe('fading')
  vi.advanceTimersByTime(399)
  expect(store.getState().phase).toBe('fading')
  vi.advanceTimersByTime(1)
  expect(store.getState().phase).toBe('empty')
})

test('a failure shows itself, however quickly it came, until the next start', () => {
  const store = idleStore()
  store.getState().start()
  store.getState().fail()
  store.getState().finish()
  expect(store.getState()).toMatchObject({ phase: 'full', hasFailed: true })

  vi.advanceTimersByTime(900)
  expect(store.getState().phase).toBe('empty')

  store.getState().start()
  expect(store.getState().hasFailed).toBe(false)
})

test('a start while the last bar is fading begins anew', () => {
  const store = idleStore()
  store.getState().start()
  vi.advanceTimersByTime(300)
  store.getState().finish()
  vi.advanceTimersByTime(600)

  store.getState().start()
  expect(store.getState().phase).toBe('empty')
  vi.advanceTimersByTime(1000)
  expect(store.getState().phase).toBe('running')
})
