/** Hosts whose players articles may embed; the Content-Security-Policy allows just these as frames. */
export const EMBED_HOSTS = ['rutube.ru', 'vk.com', 'vkvideo.ru'] as const
