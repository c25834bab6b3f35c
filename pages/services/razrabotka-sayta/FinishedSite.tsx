const FURROWS = Array.from({ length: 15 }, (_, index) => index)
const MENU = ['Яхты', 'Маршруты', 'Капитаны', 'Цены']
const FIELDS = [
  ['Дата', '19 июня, утро'],
  ['Гости', '6 человек'],
  ['Яхта', 'Любая'],
] as const
const HEADLINE = { fontFamily: 'var(--f-display)', fontWeight: 800 }

/** The first screen of a yacht club: waves, a headline, a booking line. */
export function FinishedSite({ name: club }: { name: string }) {
  return (
    <g data-palette="landing" fill="var(--p-on)">
      <rect width="1200" height="760" fill="var(--p-bg)" />
      {FURROWS.map((index) => (
        <path
          key={index}
          d={`M-40 ${60 + index * 54}q160 ${-20 - index * 5} 320 0t320 0 320 0 320 0`}
          fill="none"
          stroke={index === 6 ? 'var(--p-pop)' : index % 5 === 3 ? 'var(--p-mid)' : 'var(--p-deep)'}
          strokeWidth={Math.round(6 + index * 2.2)}
        />
      ))}
      <rect width="1200" height="92" fill="var(--p-deep)" />
      <text x="48" y="58" fill="var(--p-light)" {...HEADLINE} fontSize="40">
        {club}
      </text>
      <g fill="var(--p-light)" fontWeight="500">
        {MENU.map((word, index) => (
          <text key={word} x={660 + index * 136} y="53">
            {word}
          </text>
        ))}
      </g>
      <rect x="48" y="150" width="620" height="400" fill="var(--p-light)" />
      <text {...HEADLINE} fontSize="78">
        <tspan x="88" y="246">
          Под парусом
        </tspan>
        <tspan x="88" y="316">
          в часе
        </tspan>
        <tspan x="88" y="386">
          от МКАД
        </tspan>
      </text>
      <text>
        <tspan x="88" y="452">
          Яхты, свои капитаны и водохранилище,
        </tspan>
        <tspan x="88" y="480">
          над которым почти всегда есть ветер
        </tspan>
      </text>
      <rect x="48" y="600" width="1104" height="112" fill="var(--p-light)" />
      {FIELDS.map(([name, value], index) => (
        <g key={name}>
          <text x={84 + index * 262} y="646">
            {name}
          </text>
          <text x={84 + index * 262} y="680" fontSize="22" fontWeight="600">
            {value}
          </text>
        </g>
      ))}
      <rect x="940" y="628" width="180" height="56" fill="var(--p-deep)" />
      <text x="1030" y="662" fill="var(--p-light)" fontWeight="600" textAnchor="middle">
        Найти яхту
      </text>
    </g>
  )
}
