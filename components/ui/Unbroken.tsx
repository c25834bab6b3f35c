/** A short word with a hyphen: «по-честному», «чек-лист», and the tail of a phone number. */
const SHORT_HYPHENATED = /((?<![^\s«(])[^\s-]{1,6}-\S{1,9}(?=\s|$))/

/** A headline whose short hyphenated words stay on one line; long ones may break, or they would not fit. */
export function Unbroken({ children }: { children: string }) {
  return children.split(SHORT_HYPHENATED).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={piece} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
