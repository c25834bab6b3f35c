import type { CDPSession } from 'playwright'

export interface Transfer {
  url: string
  type: string
  isPrefetch: boolean
  bytes: number
  headerBytes: number
}

/** What a page loads from now on, by request. */
export async function watchTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const isPrefetch = type === 'Prefetch' || 'Sec-Purpose' in request.headers
    transfers.set(requestId, { url: request.url, type, isPrefetch, bytes: 0, headerBytes: 0 })
  })
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.headerBytes = headersText.length
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return transfers
}
