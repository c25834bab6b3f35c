/** A short word with a hyphen: «по-честному», «чек-лист». */
const SHORT_HYPHENATED = /((?<![^\s«(])[^\s\u00a0-]{1,6}-[^\s\u00a0-]{1,9}(?=[\s\u00a0]|$))/

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
