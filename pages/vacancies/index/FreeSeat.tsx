/** A passenger yet to come: the dashed outline of a portrait. */
export function FreeSeat() {
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g fill="none" stroke="var(--frost-4)" strokeWidth="6" strokeDasharray="26 18">
        <path d="M204 308C204 232 250 208 300 208C350 208 396 232 396 308C396 392 352 464 300 464C248 464 204 392 204 308Z" />
        <path d="M36 820C40 644 120 588 226 556C250 548 258 532 258 510V450M342 450V510C342 532 350 548 374 556C480 588 560 644 564 820" />
      </g>
      <path d="M300 290v110M245 345h110" stroke="currentColor" strokeWidth="10" />
    </svg>
  )
}
