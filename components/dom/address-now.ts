/** The address of the page, whatever part of it is in view. */
export const addressNow = () => location.pathname + location.search
