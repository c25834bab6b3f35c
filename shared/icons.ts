/** An icon as a page draws it: checked shapes, so that no markup of others gets into a page. */
export interface IconDrawing {
  viewBox: string
  shapes: IconShape[]
}

export interface IconShape {
  element: 'path' | 'circle' | 'ellipse' | 'rect' | 'line' | 'polyline' | 'polygon'
  /** Named as React names them. */
  attributes: Record<string, string>
}

export interface IconReader {
  /** Drawings by `collection:name`. What is unknown, wrong or late is left out; never throws. */
  drawings(names: readonly string[]): Promise<Record<string, IconDrawing>>
}
