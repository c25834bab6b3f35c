import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Faults of a mail server, by the step of the conversation. */
export type Misdeed =
  | 'hangs before the greeting'
  | 'turns everybody away'
  | 'hangs in DATA'
  | 'drops in DATA'
  | 'answers late'

/** What a filter of viruses may take. */
const LATE_MS = 20_000

export interface HostileSmtp {
  url: string
  /** Number of DATA commands. */
  messages(): number
  stop(): Promise<void>
}

/** A faulty mail server, which a proper library cannot imitate. */
export async function startHostileSmtp(misdeed: Misdeed): Promise<HostileSmtp> {
  let messages = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (misdeed === 'hangs before the greeting') return
    socket.write(misdeed === 'turns everybody away' ? '554 no service here\r\n' : '220 hostile.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) reply(socket, line)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function reply(socket: Socket, line: string) {
    if (/^EHLO/i.test(line)) socket.write('250 hostile.example\r\n')
    else if (line === '.' && misdeed === 'answers late') setTimeout(() => socket.write('250 queued\r\n'), LATE_MS)
    else if (/^(?:MAIL|RCPT|RSET)/i.test(line)) socket.write('250 OK\r\n')
    else if (/^DATA/i.test(line)) {
      messages += 1
      socket.write('354 go on\r\n')
      if (misdeed === 'drops in DATA') setTimeout(() => socket.destroy(), 5)
    }
  }

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: () => messages,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
