import { Redis } from 'ioredis'
import pg from 'pg'

/** A database of its own and an empty Redis, both left as they were found. */
export async function openStores({ database, redis: redisUrl }: { database: string; redis: string }) {
  const redis = new Redis(redisUrl)
  if ((await redis.dbsize()) > 0) {
    redis.disconnect()
    throw new Error('The database of Redis is not empty: name another, redis://127.0.0.1:6379/14')
  }
  const server = new pg.Client(database)
  await server.connect()
  const name = `cms_drill_${process.pid}`
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(database)
  url.pathname = `/${name}`

  return {
    databaseUrl: url.href,
    /** Takes all entries away, as a restore of the wrong backup does. */
    async empty() {
      const client = new pg.Client(url.href)
      await client.connect()
      await client.query(
        'TRUNCATE projects, services, tariffs, posts, reviews, employees, certificates, vacancies CASCADE',
      )
      await client.end()
    },
    async drop() {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.end()
      await redis.flushdb()
      redis.disconnect()
    },
  }
}
