/** One of its kind for each host of an address. Hosts are few: those that pictures may come from. */
export function perHost<Kind>(create: () => Kind): (address: string) => Kind {
  const kinds = new Map<string | undefined, Kind>()
  return (address) => {
    const host = URL.parse(address)?.host
    const known = kinds.get(host) ?? create()
    kinds.set(host, known)
    return known
  }
}
