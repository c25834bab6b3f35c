import type { ReactNode } from 'react'

const WIDTH = 400

/** How tall each picture is for its 400 of width. */
const HEIGHTS = {
  sun: 460,
  columns: 400,
  rings: 400,
  birches: 460,
  relief: 400,
  furrows: 300,
  post: 400,
  road: 460,
} as const

export type MotifName = keyof typeof HEIGHTS

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const DRAWINGS: Record<MotifName, () => ReactNode> = {
  sun: () => (
    <>
      <circle cx="178" cy="250" r="206" fill="var(--p-pop)" />
      {range(9).map((index) => (
        <path
          key={index}
          d={`M0 ${60 + index * 44}h${[90, 150, 40, 190, 66, 120, 200, 84, 30][index]}M400 ${38 + index * 46}h${[-120, -60, -150, -96, -40, -170, -80, -130, -60][index]}`}
          stroke="var(--p-deep)"
          strokeWidth={1.5 + index * 0.9}
        />
      ))}
      <path d="M0 316h400" stroke="var(--p-bg)" strokeWidth="6" />
      <path d="M0 346h400" stroke="var(--p-bg)" strokeWidth="10" />
      <path d="M0 384h400" stroke="var(--p-bg)" strokeWidth="16" />
    </>
  ),
  columns: () => (
    <>
      <path d="M130 40h180v70h-100v290h-80z" fill="var(--p-deep)" />
      {range(4).flatMap((column) =>
        range(26).map((row) => (
          <path
            key={`${column} ${row}`}
            d={`M${18 + column * 94} ${24 + row * 15}h${(column * 5 + row * 3) % 11 === 0 ? 34 : 82}`}
            stroke={column === 2 && row > 2 && row < 8 ? 'var(--p-pop)' : 'var(--p-light)'}
            strokeWidth="4.5"
          />
        )),
      )}
    </>
  ),
  rings: () =>
    range(9).map((cell) => {
      const size = WIDTH / 3
      const left = (cell % 3) * size
      const top = Math.floor(cell / 3) * size
      const isTurned = [1, 2, 4, 8].includes(cell)
      const pop = cell === 1 || cell === 3 ? 'var(--p-pop)' : 'var(--p-bg)'
      return (
        <svg key={cell} x={left} y={top} width={size + 0.5} height={size + 0.5} viewBox="0 0 100 100">
          <g transform={isTurned ? 'rotate(90 50 50)' : undefined}>
            {['translate(0 0)', 'rotate(180 50 50)'].map((corner) => (
              <g key={corner} transform={corner}>
                <circle r="93" fill="var(--p-deep)" />
                {[80, 62, 38, 19].map((radius, index) => (
                  <circle
                    key={radius}
                    r={radius}
                    fill="none"
                    stroke={index === 1 ? 'var(--p-light)' : pop}
                    strokeWidth="11"
                  />
                ))}
              </g>
            ))}
          </g>
        </svg>
      )
    }),
  birches: () => (
    <>
      <path d="M44 0v460M128 0v460M196 0v460M318 0v460M372 0v460" stroke="var(--p-deep)" strokeWidth="7" />
      <circle cx="280" cy="160" r="82" fill="var(--p-pop)" />
      {[14, 74, 160, 236, 296, 348].map((left, trunk) => (
        <g key={left}>
          <rect x={left} width={18 + (trunk % 3) * 8} height="460" fill="var(--p-light)" />
          {range(9).map((mark) => (
            <path
              key={mark}
              d={`M${left} ${20 + mark * 50 + trunk * 13}h${8 + ((mark + trunk) % 3) * 5}`}
              stroke="var(--p-deep)"
              strokeWidth="5"
            />
          ))}
        </g>
      ))}
    </>
  ),
  relief: () =>
    range(11).map((ring) => {
      const radius = 330 - ring * 30
      const tone = ring === 8 ? 'var(--p-pop)' : ring % 2 === 0 ? 'var(--p-deep)' : 'var(--p-bg)'
      return (
        <path
          key={ring}
          transform={`translate(226 196) rotate(${ring * 5}) scale(${radius / 100} ${radius / 128})`}
          d="M-100-8C-104-72-40-96 12-98S104-62 98-4 70 52 34 84-94 74-100-8z"
          fill={tone}
        />
      )
    }),
  furrows: () =>
    range(11).map((row) => (
      <path
        key={row}
        d={`M-30 ${14 + row * 30}q75 ${-14 - row * 3} 150 0t150 0 150 0 150 0`}
        fill="none"
        stroke={row === 6 ? 'var(--p-pop)' : row % 4 === 3 ? 'var(--p-mid)' : 'var(--p-deep)'}
        strokeWidth={3 + row * 1.4}
      />
    )),
  post: () => (
    <>
      {range(21).map((tick) => (
        <path key={tick} d={`M0 ${tick * 20}h${tick % 5 ? 16 : 34}`} stroke="var(--p-deep)" strokeWidth="2" />
      ))}
      <rect x="216" width="150" height="400" fill="var(--p-light)" />
      <svg x="216" width="150" height="400">
        {range(4).map((stripe) => (
          <g key={stripe}>
            <path d={`M0 ${stripe * 190 - 40}l150-150v95l-150 150z`} fill="var(--p-deep)" />
            <path d={`M0 ${stripe * 190 + 55}l150-150v24l-150 150z`} fill="var(--p-pop)" />
          </g>
        ))}
      </svg>
    </>
  ),
  road: () => (
    <>
      <circle cx="136" cy="164" r="66" fill="var(--p-pop)" />
      <path d="M0 164h400v296H0z" fill="var(--p-deep)" />
      {range(9).map((lane) => (
        <path key={lane} d={`M136 164L${-460 + lane * 136} 460h68z`} fill="var(--p-bg)" />
      ))}
      <path d="M136 164L166 460h20z" fill="var(--p-light)" />
    </>
  ),
}

/** A picture of stripes in the palette around it. */
export function Motif({ name }: { name: MotifName }) {
  const height = HEIGHTS[name]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect width={WIDTH} height={height} fill="var(--p-bg)" />
      {DRAWINGS[name]()}
    </svg>
  )
}
