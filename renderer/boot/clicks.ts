/**
 * Captured on window before React, which stops a click into a part it has not hydrated yet. `theme.ts` has its own: one
 * file for both would be one more request before the app.
 */
export const onClickBeforeReact = (listener: (event: MouseEvent) => void) =>
  addEventListener('click', listener, { capture: true })
