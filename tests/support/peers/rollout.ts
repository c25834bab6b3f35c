import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = '/contacts/'
const FILES_OF = {
  older: ['/assets/older.js', '/builds/meta/older.json'],
  newer: ['/assets/newer.js', '/builds/meta/newer.json'],
}
const OF_NONE = ['/assets/none.js', '/none/']

/** Two instances in the middle of a rollout: both have a page, each the files of its own build. */
export async function startRollout() {
  const asked: string[] = []
  const forwarded: (string | string[] | undefined)[] = []
  const instances = Object.values(FILES_OF).map((files) =>
    createServer(({ url: path = '', headers }, response) => {
      asked.push(path)
      forwarded.push(headers['x-forwarded-for'])
      response.writeHead([PAGE, ...files].includes(path) ? 200 : 404).end(path)
    }).listen(0, '127.0.0.1'),
  )
  await Promise.all(instances.map((instance) => once(instance, 'listening')))

  return {
    ports: instances.map((instance) => (instance.address() as AddressInfo).port),
    forwarded,
    /** What a proxy before them answers to each path, however often it is asked. */
    async answers(proxy: string) {
      const answers: Record<string, string> = {}
      for (const path of [PAGE, ...Object.values(FILES_OF).flat(), ...OF_NONE]) {
        const statuses = new Set<number>()
        for (let time = 0; time < 4; time += 1) statuses.add((await fetch(proxy + path)).status)
        answers[path] = [...statuses].join(' or ')
      }
      return answers
    },
    /** How often instances were asked for a path. */
    timesAsked: (path: string) => asked.filter((one) => one === path).length,
    stop() {
      for (const instance of instances) {
        instance.close()
        instance.closeAllConnections()
      }
    },
  }
}

/** With every file of either build there for everybody. */
export const WHOLE = {
  [PAGE]: '200',
  ...Object.fromEntries(Object.values(FILES_OF).flatMap((files) => files.map((file) => [file, '200']))),
  ...Object.fromEntries(OF_NONE.map((path) => [path, '404'])),
}
