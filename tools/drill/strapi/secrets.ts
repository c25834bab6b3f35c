/** Shared by the Strapi and the sites of the drill. */
export const PREVIEW_SECRET = 'secret-of-the-drill'
export const REVALIDATE_SECRET = 'another-secret-of-the-drill'
