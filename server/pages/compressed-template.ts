import { constants, crc32, deflateRawSync } from 'node:zlib'
import { unpooledCopy } from '../base/unpooled-copy.ts'

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block. */
const END = Buffer.from([3, 0])
/** Maximum size of a stored block. */
const LONGEST_BLOCK = 0xffff

/**
 * A text with gaps whose parts are compressed once. Fillings are inserted uncompressed, so that each response costs no
 * compression. Each call takes one filling fewer than there are `pieces`.
 */
export function compressedTemplate(pieces: readonly string[]) {
  const parts = pieces.map((piece) => {
    const plain = Buffer.from(piece)
    // Flushed, not finished: it ends at a byte boundary, and another block may follow.
    return { plain, packed: unpooledCopy(deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })) }
  })

  return {
    plain: (fillings: readonly string[]) =>
      Buffer.concat(parts.flatMap(({ plain }, at) => [plain, fill(fillings, at)])),

    /** RFC 1951, RFC 1952. */
    gzip(fillings: readonly string[]): Buffer {
      const blocks: Buffer[] = [HEAD]
      let [sum, length] = [0, 0]
      for (const [at, { plain, packed }] of parts.entries()) {
        const filling = fill(fillings, at)
        blocks.push(packed, ...storedBlocks(filling))
        sum = crc32(filling, crc32(plain, sum))
        length += plain.length + filling.length
      }
      const tail = Buffer.alloc(8)
      tail.writeUInt32LE(sum, 0)
      tail.writeUInt32LE(length, 4)
      return Buffer.concat([...blocks, END, tail])
    },
  }
}

const fill = (fillings: readonly string[], at: number) => Buffer.from(fillings[at] ?? '')

function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let start = 0; start < bytes.length; start += LONGEST_BLOCK) {
    const block = bytes.subarray(start, start + LONGEST_BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(0xffff - block.length, 3)
    blocks.push(head, block)
  }
  return blocks
}
