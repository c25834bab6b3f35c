interface Embed {
  /** The directive of the Content-Security-Policy that lets browsers load it. */
  directive: 'img-src' | 'frame-src' | 'media-src' | 'object-src'
  /** Beside our own host. */
  hosts: readonly string[]
}

/**
 * Elements of rich text that load something. The cleaner keeps these and no others, the Content-Security-Policy opens what
 * they need and no more: one that is allowed here is allowed in both. Pictures come through our resizer, whatever their host.
 */
export const EMBEDS = {
  img: { directive: 'img-src', hosts: [] },
  iframe: { directive: 'frame-src', hosts: ['rutube.ru', 'vk.com', 'vkvideo.ru'] },
} as const satisfies Record<string, Embed>

/** Hosts an element may load from by a directive, `null` when none needs it. */
export function embedHosts(directive: Embed['directive']): readonly string[] | null {
  const embeds = Object.values<Embed>(EMBEDS).filter((embed) => embed.directive === directive)
  return embeds.length > 0 ? embeds.flatMap(({ hosts }) => hosts) : null
}
