/** Reloads a preview when the panel that frames it has saved the entry. The policy decides who may frame it. */
export const IFRAME_SCRIPT = `addEventListener('message', ({ data, source }) => {
  if (source === parent && parent !== self && data?.type === 'strapiUpdate') location.reload()
})
`

/** The panel also shows the published version beside the draft. */
export const isOfPublished = (url: string) => new URLSearchParams(url.split('?', 2)[1]).get('status') === 'published'
