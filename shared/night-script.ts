/**
 * Runs in the head of every page, before the first paint: asks for the night's styles where the visitor, or else their
 * system, wants the night. Visitors who want the day load none of it. Browsers without `blocking=render` show nothing
 * until the night's styles have loaded or failed. `renderer/boot/theme.ts` goes on from there.
 */
export const NIGHT_SCRIPT =
  '{let t,d=document,h=d.lastChild,l=d.createElement("link");try{t=localStorage.theme}catch{}' +
  'if(t?t=="night":matchMedia("(prefers-color-scheme:dark)").matches){' +
  'l.rel="stylesheet";l.media="screen";l.href=d.currentScript.dataset.night;' +
  'l.blocking?l.blocking="render":h.hidden=l.onload=l.onerror=()=>h.hidden=0;d.head.append(l)}}'
