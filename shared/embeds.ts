interface Embed {
  /** The Content-Security-Policy directive that allows it. */
  directive: 'img-src' | 'frame-src' | 'media-src' | 'object-src'
  /** Allowed hosts beside our own. */
  hosts: readonly string[]
}

/**
 * Elements of rich text that load something. The HTML sanitizer allows these and no others, and the
 * Content-Security-Policy allows their hosts. Pictures go through our resizer, whatever their host.
 */
export const EMBEDS = {
  img: { directive: 'img-src', hosts: [] },
  iframe: { directive: 'frame-src', hosts: ['rutube.ru', 'vk.com', 'vkvideo.ru'] },
} as const satisfies Record<string, Embed>

/** Hosts that elements need in a directive, `null` when none needs it. */
export function embedHosts(directive: Embed['directive']): readonly string[] | null {
  const embeds = Object.values<Embed>(EMBEDS).filter((embed) => embed.directive === directive)
  return embeds.length > 0 ? embeds.flatMap(({ hosts }) => hosts) : null
}
