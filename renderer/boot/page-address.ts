/**
 * A form that the server returns with errors is shown at the address it was posted to. This restores the address of
 * its page.
 */
export function restorePageAddress(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=address]')
  if (address) history.replaceState(null, '', address.content)
}
