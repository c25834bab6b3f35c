import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports the system gives to whoever asks for any: another test may not get it meanwhile. */
const [FROM, TO] = [15_000, 32_000]

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FROM, TO)
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
