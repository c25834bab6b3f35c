import { crash } from '../../tests/support/leads/crashes.ts'
import { play } from './parts/drill.ts'
import { cutPower } from './parts/power-cut.ts'
import { postgresServer } from './parts/servers.ts'

const ROUNDS = 5
const CUTS = [
  { name: 'SQLite', env: {}, file: 'leads.sqlite' },
  {
    name: 'PostgreSQL away',
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    file: 'waiting/leads.sqlite',
  },
]

/**
 * The program is killed at any moment under load, again and again, over either database; then
 * the machine loses its power.
 */
export async function run(): Promise<void> {
  await play(async (drill) => {
    for (const cut of CUTS) {
      drill.say(`power cuts: ${cut.name}`)
      await cutPower(drill, cut)
    }
    const postgres = await postgresServer(drill)
    await postgres.start()
    const stores = { SQLite: null, PostgreSQL: postgres.url }
    for (const [engine, databaseUrl] of Object.entries(stores)) {
      drill.say(`killed ${ROUNDS} times over ${engine}`)
      const dataDirectory = `${drill.folder}/${engine}`
      const env = { DATA_DIR: dataDirectory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
      const end = await crash({ env, settings: { databaseUrl, dataDirectory }, drop: async () => {} }, ROUNDS)
      drill.check(`${engine}: leads answered ok`, 'some', end.acknowledged, end.acknowledged > ROUNDS)
      for (const fault of ['lost', 'doubled', 'undelivered'] as const)
        drill.check(`${engine}: ${fault}`, 'none', end[fault].length, end[fault].length === 0)
    }
  })
}
