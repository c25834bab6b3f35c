/** A path of the upstream and how its reply is normalised; `null` is a 404. */
export interface Resource<Value> {
  path: string
  normalise: (reply: unknown) => Value | Promise<Value>
}

/** The normalised value of a resource, cached or fetched. */
export type ReadResource = <Value>(resource: Resource<Value>) => Promise<Value>
