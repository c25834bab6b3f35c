import { canonicalPath, localAddress } from '../../server/base/local-address.ts'
import type { Redirect } from '../../shared/entities/redirect.ts'
import { staticPages } from '../../shared/page-dates.ts'

/** A line that is refused; says why, in Russian. */
export class Refusal extends Error {}

const PERMANENT = new Set(['', '301', '308', 'да', 'true', 'y', 'yes', '1', 'permanent'])
const TEMPORARY = new Set(['302', '303', '307', 'нет', 'false', 'n', 'no', '0', 'temporary'])

/** Whether a first row names its columns: in neither is there a path, or a file as in `contacts.html`. */
export const isHeader = (cells: readonly string[]) => cells.slice(0, 2).every((cell) => !/[/\\]|\S\.\S/.test(cell))

/**
 * A line of a table: from, to, and perhaps whether it is for good. Addresses of the old site and
 * of `ownHost` lose their host.
 */
export function readLine(cells: readonly string[], ownHost: string): Redirect {
  const [from = '', to = '', kind = '', ...rest] = cells
  if (from === '' || to === '') throw new Refusal('нужны два адреса: откуда и куда')
  if (rest.some((cell) => cell !== '')) throw new Refusal('столбцов больше трёх')
  const old = withoutHost(from)
  const own = withoutHost(to)
  if (own.host !== null && ![hostName(ownHost), old.host].includes(own.host))
    throw new Refusal(`«куда» ведёт на чужой сайт: ${own.host}`)
  return { from: pathOf(old.path), to: addressOf(own.path), isPermanent: isPermanent(kind) }
}

function pathOf(written: string): string {
  const [beforeFragment = ''] = written.split('#', 1)
  if (beforeFragment.includes('?'))
    throw new Refusal('«откуда» с параметрами после «?»: такой адрес не отличить от других')
  const path = canonicalPath(beforeFragment)
  if (path === null) throw new Refusal('«откуда» — не адрес страницы: нужен путь с косой черты или адрес с https://')
  if (staticPages().some((page) => page === path))
    throw new Refusal('такая страница на сайте есть, переадресация не сработает')
  return path
}

function addressOf(written: string): string {
  const address = localAddress(written)
  if (address === null) throw new Refusal('«куда» — не адрес на сайте: нужен путь с косой черты или адрес с https://')
  return address
}

function isPermanent(kind: string): boolean {
  if (PERMANENT.has(kind.toLowerCase())) return true
  if (TEMPORARY.has(kind.toLowerCase())) return false
  throw new Refusal('третий столбец: 301 или 302, да или нет')
}

function withoutHost(written: string): { host: string | null; path: string } {
  const [, authority, path = ''] = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(written) ?? []
  if (authority === undefined) return { host: null, path: written }
  const host = URL.parse(`http://${authority}`)?.hostname
  if (!host) throw new Refusal('узел в адресе записан с ошибкой')
  return { host: hostName(host), path: path.startsWith('/') ? path : `/${path}` }
}

const hostName = (host: string) => host.toLowerCase().replace(/^www\./, '')
