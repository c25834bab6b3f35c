import { createCalltouchChannel } from './calltouch.ts'
import type { Channel, ChannelSettings, CreateChannel } from './channel.ts'
import { createMailChannel } from './mail.ts'
import { createUpstreamChannel } from './upstream.ts'
import { createWebhookChannel } from './webhook.ts'

const CHANNELS: readonly CreateChannel[] = [
  createMailChannel,
  createUpstreamChannel,
  createCalltouchChannel,
  createWebhookChannel,
]

/** Every channel that is switched on. */
export const createChannels = (settings: ChannelSettings): Channel[] =>
  CHANNELS.map((create) => create(settings)).filter((channel) => channel !== null)
