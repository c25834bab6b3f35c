import { usePageContext } from 'vike-react/usePageContext'
import { NIGHT, SNOW } from '#shared/colour.ts'
import { errorStatus } from '#shared/error-page.ts'
import { markdownAddress } from '#shared/markdown-address.ts'
import { shareAlt, shareCardOf } from '#shared/page-share.ts'
import { StructuredData } from './StructuredData.tsx'

export default function Head() {
  const pageContext = usePageContext()
  const { site, face, buildId, urlOriginal, urlParsed, data, form, preview, shareAddress } = pageContext
  const has = (icon: string) => face?.icons.includes(icon)
  const isError = errorStatus(pageContext) !== null
  const address = site.url + (data?.canonical ?? urlParsed.pathname)
  return (
    <>
      {has('favicon.ico') && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      {has('favicon.svg') && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      {has('apple-touch-icon.png') && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
      {data?.description && <meta name="description" property="og:description" content={data.description} />}
      {face?.style && <style>{face.style}</style>}
      {buildId && <meta name="build" content={buildId} />}
      {form && <meta name="address" content={urlOriginal} />}
      {!site.colour && <meta name="theme-color" media="(prefers-color-scheme:dark)" content={NIGHT} />}
      <meta name="theme-color" content={site.colour ?? SNOW} />
      {(isError || preview || !site.indexable) && <meta name="robots" content="noindex" />}
      {preview !== undefined && (
        <>
          <meta name="referrer" content="strict-origin" />
          <script type="module" src="/draft.js" />
        </>
      )}
      <link rel="alternate" type="application/rss+xml" title={`Блог ${site.ofBrand}`} href="/blog/rss.xml" />
      {!isError && data && (
        <>
          <link rel="canonical" href={address} />
          {preview === undefined && (
            <link
              rel="alternate"
              type="text/markdown"
              href={markdownAddress(data.canonical?.slice(urlParsed.pathname.length) ?? '')}
            />
          )}
          <meta property="og:url" content={address} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="ru_RU" />
          <meta property="og:site_name" content={site.name} />
          {shareAddress && (
            <SharePicture
              address={site.url + shareAddress(urlParsed.pathname, shareCardOf(data))}
              alt={shareAlt(data, site.name)}
            />
          )}
          <StructuredData data={data} />
        </>
      )}
    </>
  )
}

/** What messengers show of the page. X takes the picture from here, too. */
const SharePicture = ({ address, alt }: { address: string; alt: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" name="twitter:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)
