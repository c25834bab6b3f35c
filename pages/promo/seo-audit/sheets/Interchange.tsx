const TILE = 130
const COLUMNS = 4
/** Which way the bends of each tile turn, row by row. */
const TILES = [0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 1].map((turn, index) => {
  const left = (index % COLUMNS) * TILE
  const top = Math.floor(index / COLUMNS) * TILE
  return turn ? `translate(${left + TILE} ${top}) scale(-1 1)` : `translate(${left} ${top})`
})
const LANES = [
  { radius: 105, colour: '#101C66' },
  { radius: 85, colour: '#E3E9FF' },
  { radius: 65, colour: '#8197FF' },
  { radius: 45, colour: '#FFC94A' },
  { radius: 25, colour: '#101C66' },
]

/** A road interchange of Truchet tiles in the colours of search. */
export function Interchange({ x, y }: { x: number; y: number }) {
  return (
    <svg x={x} y={y} width="520" height="300" viewBox="0 0 520 300" aria-hidden="true">
      <rect width="520" height="390" fill="#3D5AF1" />
      <defs>
        <Bends id="bends" />
      </defs>
      {TILES.map((place) => (
        <use key={place} href="#bends" transform={place} />
      ))}
    </svg>
  )
}

/** Concentric lanes round two opposite corners; the second bend passes under the first. */
function Bends({ id }: { id: string }) {
  return (
    <svg id={id} width={TILE} height={TILE} fill="none" strokeWidth="11">
      {[
        [TILE, TILE],
        [0, 0],
      ].map(([cx, cy]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r="110" fill="#3D5AF1" />
          {LANES.map(({ radius, colour }) => (
            <circle key={radius} cx={cx} cy={cy} r={radius} stroke={colour} />
          ))}
        </g>
      ))}
    </svg>
  )
}
