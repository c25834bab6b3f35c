let address = ''

/** Called before the router changes the address for the first time. */
export function noteLoadedAddress(): void {
  address = location.href
}

/** Address at which the browser loaded the document; the router has changed it since. */
export const loadedAddress = () => address
