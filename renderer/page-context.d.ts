import type { ContentReader } from '#shared/content-reader.ts'
import type { IconReader } from '#shared/icons.ts'
import type { FormResult } from '#shared/lead/form-result.ts'
import type { FrameContent } from '#shared/navigation.ts'
import type { PageData } from '#shared/page-data.ts'
import type { Site } from '#shared/site.ts'
import type { StructuredNode } from '#shared/structured-data/node.ts'
import type { ComponentType } from 'react'
import type { PageContext, PageContextServer } from 'vike/types'

declare global {
  namespace Vike {
    interface Config {
      /** What a page tells search engines of its content, from its data. */
      structuredData?: (pageContext: PageContext) => StructuredNode[]
      /** The landscape the footer of the page ends in, with the name of the studio. */
      Horizon?: ComponentType<{ name: string }>
    }
    interface PageContext {
      /** The build this page comes from; `null` while developing, missing in the browser. */
      buildId?: string | null
      data?: PageData
      site: Site
      frame: FrameContent
      /** Hour of the day in Moscow, 0–23: it decides the light of the landscapes. */
      hour: number
      /** The current year in Moscow. */
      year: number
      /** What came of a form posted without JavaScript. */
      form: FormResult | null
      /** The ticket by which drafts are seen, `false` when it is not good; missing on the pages everybody sees. */
      preview?: string | false
    }
    interface PageContextServer {
      content: ContentReader
      icons: IconReader
      /** Given where the code of a page is to be read, and nothing to be rendered. */
      onLoaded?: (config: PageContextServer['config']) => void
    }
  }
}
