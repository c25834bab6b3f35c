/** What `npm run build` makes of `pages/`: importing it hands the pages to Vike. */
declare module '*/dist/server/entry.mjs' {}
