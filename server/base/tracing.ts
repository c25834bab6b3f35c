/** What a step is known by: never a name, a phone or a query. */
export type Facts = Readonly<Record<string, string | number>>

/** Tells a collector of traces what was done, for how long and as part of what. */
export interface Tracing {
  /** Does the work as a step of what it is part of, or of what was remembered under `key`. */
  step<Result>(name: string, facts: Facts, work: () => Promise<Result>, key?: string): Promise<Result>
  /** What is under way goes on later under this key. */
  remember(key: string): void
  /** Headers by which the service behind a request continues the trace. */
  headers(): Record<string, string>
}

export const untraced: Tracing = {
  step: (_name, _facts, work) => work(),
  remember() {},
  headers: () => ({}),
}
