/** The content security policy of a page: the site's, and the hash of the styles in the page. */
export const policyWith = (policy: string, styleHash: string | null) =>
  styleHash === null ? policy : policy.replace(/(?<=style-src )[^;]+/, `$& ${styleHash}`)
