import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

interface Point {
  x: number
  y: number
}

/** Drags a finger from one point to another, and holds it there for `restMs`. */
export async function drag(page: Page, from: Point, to: Point, restMs = 0) {
  const touch = await touchOf(page)
  await touch('touchStart', [from])
  for (const part of [0.1, 0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await setTimeout(restMs)
  await touch('touchEnd', [])
}

export async function tap(page: Page, point: Point) {
  const touch = await touchOf(page)
  await touch('touchStart', [point])
  await touch('touchEnd', [])
}

/** Draws two fingers apart, which zooms the window in. */
export async function pinch(page: Page, { x, y }: Point) {
  const touch = await touchOf(page)
  const apart = (distance: number) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ]
  await touch('touchStart', apart(40))
  for (const distance of [50, 60, 70, 80, 90]) await touch('touchMove', apart(distance))
  await touch('touchEnd', [])
}

async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
