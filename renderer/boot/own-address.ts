/** A form the server has sent back lies at the address it was posted to, and names that of its page: it belongs there. */
export function takeOwnAddress(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=address]')
  if (address) history.replaceState(null, '', address.content)
}
