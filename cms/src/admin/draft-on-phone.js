import { useFetchClient } from '@strapi/strapi/admin'
import { createElement, useEffect, useState } from 'react'

const TITLE = 'Как на телефоне'
const WIDTH = 390
const HEIGHT = 760

const STAND = { width: '100%', containerType: 'inline-size', aspectRatio: `${WIDTH} / ${HEIGHT}`, overflow: 'hidden' }
const FRAME = {
  width: WIDTH,
  height: HEIGHT,
  border: 0,
  transformOrigin: '0 0',
  // A ratio of two lengths: a page of a phone's width, as large as there is room.
  transform: `scale(tan(atan2(100cqw, ${WIDTH}px)))`,
}

/** A panel beside the form: the page of the entry as a phone shows it, anew on each save. */
export function DraftOnPhone({ activeTab, document, documentId, model }) {
  const page = usePage(model, documentId, activeTab === 'published' ? 'published' : 'draft', document?.updatedAt)
  if (!page) return null
  const frame = createElement('iframe', { key: page.savedAt, src: page.address, title: TITLE, style: FRAME })
  return { title: TITLE, content: createElement('div', { style: STAND }, frame) }
}

/** What the frame shows; `null`: the entry has no page, or has not been saved yet. */
function usePage(model, documentId, status, savedAt) {
  const { get } = useFetchClient()
  const [page, setPage] = useState(null)
  useEffect(() => {
    if (!savedAt) return undefined
    const request = new AbortController()
    get(`/content-manager/preview/url/${model}`, { params: { documentId, status }, signal: request.signal })
      .then(({ data }) => setPage(data?.data ? { address: data.data.url, savedAt } : null))
      .catch(() => null)
    return () => request.abort()
  }, [get, model, documentId, status, savedAt])
  return page
}
