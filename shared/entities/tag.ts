export interface Tag {
  code: string
  name: string
}

/** A tag of a list together with how many of its items carry it. */
export interface TagCount extends Tag {
  count: number
}
