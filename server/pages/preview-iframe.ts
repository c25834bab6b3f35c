/** Reloads a preview when the panel that frames it has saved the entry. The policy decides who may frame it. */
export const IFRAME_SCRIPT = `addEventListener('message', ({ data, source }) => {
  if (source === parent && parent !== self && data?.type === 'strapiUpdate') location.reload()
})
`

/** The policy of a page that `panelUrl` may show in a frame. */
export const framedBy = (panelUrl: string, policy: string) =>
  policy.replace(/frame-ancestors [^;]+/, `frame-ancestors ${panelUrl}`)

/** The panel also shows the published version beside the draft. */
export const isOfPublished = (url: string) => new URLSearchParams(url.split('?', 2)[1]).get('status') === 'published'
