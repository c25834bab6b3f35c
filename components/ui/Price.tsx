import { RoubleText } from './RoubleText.tsx'

/** Text with roubles, in the display font: «от 30 тыс. ₽/мес». */
export function Price({ children }: { children: string }) {
  if (!children.includes('₽')) return <>{children}</>
  return (
    <span className="nowrap">
      <RoubleText>{children}</RoubleText>
    </span>
  )
}
