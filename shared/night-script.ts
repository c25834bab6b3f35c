/**
 * Runs in the head of every page, before the first paint: asks for the night's styles where the visitor, or else their system,
 * wants the night. Whoever wants the day loads nothing of it. `renderer/boot/theme.ts` goes on from there.
 */
export const NIGHT_SCRIPT =
  '{let t,l=document.createElement("link");try{t=localStorage.theme}catch{}' +
  'if(t?t=="night":matchMedia("(prefers-color-scheme:dark)").matches){' +
  'l.rel="stylesheet";l.media="screen";l.blocking="render";l.href=document.currentScript.dataset.night;document.head.append(l)}}'
