import type { FixedService } from '#shared/entities/service.ts'
import { SERVICE_DRAWINGS } from '#shared/service-drawings.ts'

const isDrawn = (code: string): code is FixedService => code in SERVICE_DRAWINGS

/** The studio's own drawing of one of the seven main services; nothing for the others. */
export function ServiceIcon({ code }: { code: string }) {
  if (!isDrawn(code)) return null
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={SERVICE_DRAWINGS[code]} strokeLinecap="square" />
    </svg>
  )
}
