import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A certificate for localhost that nobody knows; it is its own authority. */
export async function createCertificate() {
  const directory = await mkdtemp(join(tmpdir(), 'versta-certificate-'))
  const [keyFile, certFile] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const order = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=localhost'
  const name = ['-addext', 'subjectAltName=DNS:localhost']
  await promisify(execFile)('openssl', [...order.split(' '), ...name, '-keyout', keyFile, '-out', certFile])
  const [key, cert] = await Promise.all([keyFile, certFile].map((file) => readFile(file, 'utf8')))
  return { key: key ?? '', cert: cert ?? '', certFile, remove: () => rm(directory, { recursive: true }) }
}
