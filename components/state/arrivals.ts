/**
 * Pages change under the frame without the document changing. What lives without the router hears of it as an event of the
 * document.
 */
const ARRIVAL = 'page-arrival'

/** Another page is in the document, under its own address. */
export const tellArrival = () => void document.dispatchEvent(new Event(ARRIVAL))

export const onArrival = (listener: () => void) => document.addEventListener(ARRIVAL, listener)
