/** Text with roubles, in the display font: «от 30 тыс. ₽/мес». */
export function Price({ children }: { children: string }) {
  const [before = '', after] = children.split('₽')
  if (after === undefined) return <>{before}</>
  return (
    <span className="nowrap">
      {before}
      <span className="rouble">₽</span>
      {after}
    </span>
  )
}
