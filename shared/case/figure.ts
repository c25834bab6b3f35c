/** The figures of a class in the HTML of a case. A picture in one may be a figure of its own. */
export const figuresOf = (name: string) =>
  new RegExp(String.raw`<figure class="${name}">((?:<figure>[\s\S]*?</figure>|[\s\S])*?)</figure>`, 'g')

/** The caption of a figure, empty without one. */
export const captionOf = (html: string) => /<figcaption>[\s\S]*<\/figcaption>/.exec(html)?.[0] ?? ''
