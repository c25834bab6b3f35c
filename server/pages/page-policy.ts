/** The content security policy of a page: the site's, and the hash of the styles in the page. */
export const policyWith = (policy: string, styleHash: string | null) =>
  styleHash === null ? policy : policy.replace(/(?<=style-src )[^;]+/, `$& ${styleHash}`)

/** The policy of a page that `panelUrl` may show in a frame. */
export const framedBy = (panelUrl: string, policy: string) =>
  policy.replace(/frame-ancestors [^;]+/, `frame-ancestors ${panelUrl}`)
