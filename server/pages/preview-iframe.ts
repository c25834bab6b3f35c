/** The panel that frames a preview says when the entry is saved; who may frame it is the policy's business. */
export const IFRAME_SCRIPT = `addEventListener('message', ({ data, source }) => {
  if (source === parent && parent !== self && data?.type === 'strapiUpdate') location.reload()
})
`

/** The policy of a page that `panelUrl` may show in a frame. */
export const framedBy = (panelUrl: string, policy: string) =>
  policy.replace(/frame-ancestors [^;]+/, `frame-ancestors ${panelUrl}`)

/** The panel shows what is published beside the draft, too. */
export const isOfPublished = (url: string) => new URLSearchParams(url.split('?', 2)[1]).get('status') === 'published'
