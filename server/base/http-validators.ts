/** HTTP validators of a reply. */
export interface Validators {
  etag?: string | undefined
  lastModified?: string | undefined
}

/** Headers of a request for what has changed since. */
export const conditionalHeaders = ({ etag, lastModified }: Validators) => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})
