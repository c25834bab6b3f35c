import { parentPort } from 'node:worker_threads'
import { messageOf } from '../base/error-reason.ts'
import type { DrawingReply, DrawingRequest } from './drawer.ts'
import { readFonts } from './fonts.ts'
import { createOutlines } from './outlines.ts'
import { drawing } from './picture.ts'

const outlines = readFonts().then(createOutlines)

async function draw({ id, card, look, hasPicture }: DrawingRequest): Promise<DrawingReply> {
  try {
    return { id, svg: drawing(card, look, hasPicture, await outlines) }
  } catch (error) {
    return { id, failure: messageOf(error) }
  }
}

parentPort?.on('message', (request: DrawingRequest) => {
  void draw(request).then((reply) => parentPort?.postMessage(reply))
})
