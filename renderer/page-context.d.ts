import type { ComponentType } from 'react'
import type { PageContext, PageContextServer } from 'vike/types'
import type { ContentReader } from '#shared/content-reader.ts'
import type { Face } from '#shared/face.ts'
import type { IconReader } from '#shared/icons.ts'
import type { FormResult } from '#shared/lead/form-result.ts'
import type { FrameContent } from '#shared/navigation.ts'
import type { PageData, StaticMarkup } from '#shared/page-data.ts'
import type { ShareCard } from '#shared/share-card.ts'
import type { Site } from '#shared/site.ts'
import type { StructuredNode } from '#shared/structured-data/node.ts'
import type { Words } from '#shared/words.ts'

declare global {
  namespace Vike {
    interface Config {
      /** JSON-LD nodes of a page, from its data. */
      structuredData?: (pageContext: PageContext) => StructuredNode[]
      /** The landscape at the end of the footer, with the name of the studio. */
      Landscape?: ComponentType<{ name: string }>
    }
    interface PageContext {
      /** The build that rendered this page; `null` in development, missing in the browser. */
      buildId?: string | null
      data?: PageData
      site: Site
      /** Missing in the browser: its document has the logo, and the styles, and the links. */
      face?: Face
      /** The address of the picture a page is shared with; missing in the browser, as the links are. */
      shareAddress?: (page: string, card: ShareCard) => string
      /** The `viewBox` of the logo. */
      logoBox: string
      frame: FrameContent
      /** Hour of the day in Moscow, 0–23: sets the light of the landscapes. */
      hour: number
      /** The current year in Moscow. */
      year: number
      /** The result of a form submitted without JavaScript. */
      form: FormResult | null
      /** Only while a document is hydrated; missing on the server and on pages rendered in the browser. */
      staticMarkup?: StaticMarkup
      /** The ticket of a draft, empty beside it, where it shows what is published; missing on public pages. */
      preview?: string
    }
    interface PageContextServer {
      content: ContentReader
      icons: IconReader
      words: Words
      /** The data of a rendered document, of which `data` is then what it hydrates with. */
      wholeData?: PageData
      /** Set to load the code of a page without rendering it. */
      onLoaded?: (config: PageContextServer['config']) => void
    }
  }
}
