/** An address of the site that is another one now. */
export interface Redirect {
  /** A canonical path. */
  from: string
  /** A path of the site, perhaps with a query and a fragment. */
  to: string
  isPermanent: boolean
}

/** Redirects by the path they lead from. */
export type Redirects = ReadonlyMap<string, Redirect>
