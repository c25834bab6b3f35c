/** Where Vike puts the links to the files of a page in the head of its document. */
export const FILES_MARK = '__VITE_PLUGIN_SSR__ASSETS_FIRST__'
