import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Answers by which every mail is taken. */
export const TAKES_ALL = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 go on',
  '.': '250 OK',
  RSET: '250 OK',
}

/** A mail server that answers each command, by its line or its first word, and remembers what was said to it. */
export async function startScriptedSmtp(answers: Record<string, string>) {
  const said: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        said.push(line)
        const answer = answers[line] ?? answers[line.split(' ')[0]?.toUpperCase() ?? '']
        if (answer) socket.write(`${answer}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    said,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
