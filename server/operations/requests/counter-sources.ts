import type { Site } from '../../../shared/site.ts'

export interface CounterSources {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/**
 * What the browser may load for the counters that are configured, as each vendor documents it; nothing for the others.
 */
export function counterSources({ metrikaId, calltouchCounterId, crmScriptUrl }: Site['counters']): CounterSources {
  const sources = [
    ...(metrikaId ? [METRIKA] : []),
    ...(calltouchCounterId ? [CALLTOUCH] : []),
    ...(crmScriptUrl ? [everythingFrom(new URL(crmScriptUrl).origin)] : []),
  ]
  return {
    script: sources.flatMap(({ script }) => script),
    connect: sources.flatMap(({ connect }) => connect),
    image: sources.flatMap(({ image }) => image),
    frame: sources.flatMap(({ frame }) => frame),
  }
}

/** Its national domains only share the counter's cookie; session recording, which is off here, would need more. */
const METRIKA: CounterSources = {
  script: ['https://mc.yandex.ru', 'https://yastatic.net/s3/metrika/'],
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru'],
  image: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  frame: ['https://mc.yandex.ru'],
}

const everythingFrom = (origin: string): CounterSources => ({
  script: [origin],
  connect: [origin],
  image: [origin],
  frame: [origin],
})

const CALLTOUCH = everythingFrom('https://mod.calltouch.ru')
