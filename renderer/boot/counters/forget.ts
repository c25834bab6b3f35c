/** How Metrika, Calltouch and Bitrix24 begin the names of what they keep under this host. */
const THEIRS = /^(?:_ym|_ct|call_s|cted|b24)/i

/** Removes what counters have left in the browser, as far as a page of this host may. */
export function forgetCounters(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (THEIRS.test(name))
      for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    for (const name of Object.keys(localStorage)) if (THEIRS.test(name)) localStorage.removeItem(name)
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}
