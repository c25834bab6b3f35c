/** Placeholder in the document's head for the links to a page's assets. */
export const ASSETS_PLACEHOLDER = '__VITE_PLUGIN_SSR__ASSETS_FIRST__'
