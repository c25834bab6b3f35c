/** An icon as validated shapes, so that no foreign markup gets into a page. */
export interface IconDrawing {
  viewBox: string
  shapes: IconShape[]
}

export interface IconShape {
  element: 'path' | 'circle' | 'ellipse' | 'rect' | 'line' | 'polyline' | 'polygon'
  /** React's attribute names. */
  attributes: Record<string, string>
}

export interface IconReader {
  /**
   * Icons by `collection:name`. Omits those that are unknown, invalid or time out; never throws.
   * `onFailure`: nobody could tell of some.
   */
  drawings(names: readonly string[], onFailure?: () => void): Promise<Record<string, IconDrawing>>
}
