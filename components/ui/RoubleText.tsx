/** Text in the display font, which lacks the rouble sign. */
export function RoubleText({ children }: { children: string }) {
  const sign = children.indexOf('₽')
  if (sign === -1) return children
  return (
    <>
      {children.slice(0, sign)}
      <span className="rouble">₽</span>
      <RoubleText>{children.slice(sign + 1)}</RoubleText>
    </>
  )
}
