export type Words = readonly string[]
export type Rows<Row extends readonly unknown[]> = readonly Readonly<Row>[]

/** What every screen of a client's site says of its owner. */
export interface Brand {
  name: string
  menu?: Words
  phone?: string
}
