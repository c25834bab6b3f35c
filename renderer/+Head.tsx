import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import sofiaCyrillic from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url'
import { usePageContext } from 'vike-react/usePageContext'
import favicon from './favicon.svg?url'
import { StructuredData } from './StructuredData.tsx'

export default function Head() {
  const { site, urlParsed, data, is404, abortStatusCode } = usePageContext()
  const isError = Boolean(is404 || abortStatusCode || !data)
  const address = site.url + (data?.canonical ?? urlParsed.pathname)
  return (
    <>
      <link rel="preload" href={sofiaCyrillic} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={golosCyrillic} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <meta name="theme-color" content="#F5F8F9" />
      {(isError || !site.indexable) && <meta name="robots" content="noindex" />}
      <link rel="alternate" type="application/rss+xml" title={`Блог студии «${site.name}»`} href="/blog/rss.xml" />
      {!isError && data && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="ru_RU" />
          <meta property="og:site_name" content={site.name} />
          <StructuredData data={data} />
        </>
      )}
    </>
  )
}
