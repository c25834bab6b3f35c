import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

/** A self-signed certificate for localhost. */
export async function createCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const content = sequence(
    element(0xa0, VERSION_3),
    integer(1),
    ECDSA_WITH_SHA256,
    LOCALHOST,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    LOCALHOST,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(sequence(SUBJECT_ALT_NAME, octets(sequence(element(0x82, Buffer.from('localhost'))))))),
  )
  const signature = element(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const cert = new X509Certificate(sequence(content, ECDSA_WITH_SHA256, signature)).toString()
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  const directory = await mkdtemp(join(tmpdir(), 'versta-certificate-'))
  const certFile = join(directory, 'cert.pem')
  await writeFile(certFile, cert)
  return { key, cert, certFile, remove: () => rm(directory, { recursive: true }) }
}

/** DER: a tag, a length and what is inside. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const { length } = Buffer.concat(parts)
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), ...parts])
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts)
const integer = (value: number) => element(0x02, Buffer.from([value]))
const octets = (content: Buffer) => element(0x04, content)
const objectId = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
const time = (ms: number) => element(0x18, Buffer.from(new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')))

const VERSION_3 = integer(2)
const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'))
const COMMON_NAME = objectId('550403')
const SUBJECT_ALT_NAME = objectId('551d11')
const LOCALHOST = sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from('localhost')))))
