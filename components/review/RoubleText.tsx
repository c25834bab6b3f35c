import { Fragment } from 'react'

/** Words for the display font, which has no sign of the rouble. */
export function RoubleText({ children }: { children: string }) {
  return children.split('₽').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="rouble">₽</span>}
      {part}
    </Fragment>
  ))
}
