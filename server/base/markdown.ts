import { Marked, type Tokens } from 'marked'

const marked = new Marked({
  gfm: true,
  renderer: {
    /** A picture alone in its paragraph is a figure, its title the caption. */
    paragraph({ tokens }: Tokens.Paragraph) {
      const [only, ...others] = tokens
      if (only?.type !== 'image' || others.length > 0) return false
      const caption = (only as Tokens.Image).title
      const picture = this.parser.parseInline([{ ...only, title: null }])
      return `<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n`
    },
  },
})

export const htmlOfMarkdown = (source: string): string => marked.parse(source, { async: false })
