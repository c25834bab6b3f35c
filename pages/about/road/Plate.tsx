import { short } from '#components/landscape/camera.ts'
import type { YearMilepost } from './year-mileposts.ts'

/** The plate with the year, below the head of its milepost. */
export function Plate({ milepost: { year, x, y, height } }: { milepost: YearMilepost }) {
  const plate = { left: x - height * 0.175, top: y - height * 0.93, width: height * 0.35, height: height * 0.17 }
  const inset = height * 0.0115
  return (
    <>
      <rect
        x={short(plate.left)}
        y={short(plate.top)}
        width={short(plate.width)}
        height={short(plate.height)}
        fill="var(--ink)"
      />
      <rect
        x={short(plate.left + inset)}
        y={short(plate.top + inset)}
        width={short(plate.width - inset * 2)}
        height={short(plate.height - inset * 2)}
        strokeWidth={short(height * 0.006)}
        fill="none"
        stroke="var(--snow)"
      />
      <text
        x={short(x)}
        y={short(plate.top + height * 0.131)}
        fontSize={short(height * 0.136)}
        textAnchor="middle"
        fontFamily="var(--f-display)"
        fontWeight="700"
        fill="var(--snow)"
      >
        {year}
      </text>
    </>
  )
}
