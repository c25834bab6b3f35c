import fp from 'fastify-plugin'

/**
 * A closing server waits for its connections, and browsers keep theirs open: they are ended as soon as
 * everything that was asked for is answered.
 */
export const drainPlugin = fp(
  async (app) => {
    let unanswered = 0
    let isClosing = false
    const endIfDone = () => {
      if (isClosing && unanswered === 0) app.server.closeAllConnections()
    }
    const onAnswered = () => {
      unanswered -= 1
      endIfDone()
    }
    app.server.on('request', (_request, response) => {
      unanswered += 1
      response.on('close', onAnswered)
    })
    app.addHook('preClose', async () => {
      isClosing = true
      setImmediate(endIfDone)
    })
  },
  { name: 'drain' },
)
