/** Attributes of a span: never a name, a phone or a query. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** Records spans. */
export interface Tracing {
  /** Runs the work as a span within the current one, or within the one remembered under `key`. */
  step<Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>, key?: string): Promise<Result>
  /** Remembers the current span under this key, for work that continues later. */
  remember(key: string): void
  /** Headers by which the service behind a request continues the trace. */
  headers(): Record<string, string>
}

export const untraced: Tracing = {
  step: (_name, _attributes, work) => work(),
  remember() {},
  headers: () => ({}),
}
