import { join } from 'node:path'
import { assert, type Struct } from 'superstruct'
import { OTHER_SERVICES } from '../../shared/entities/service.ts'
import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { readAreaFiles, type ItemFiles } from './area-files.ts'
import { groupsFile, tagsFile, type Area } from './areas.ts'
import { faultOf, readContentFile, type ContentFile } from './content-file.ts'
import { createFileWarnings } from './file-warnings.ts'
import { memoizeFiles, type Memoized } from './memoize-files.ts'
import { isShown } from './publication.ts'
import { ownFaultOf, readText, systemCodeOf } from './read-file.ts'
import type { Group } from './service-groups.ts'

/** One area as it stands on disk now. */
export interface AreaContent {
  files: ContentFile[]
  tags: Record<string, string>
  /** Services only: names of the groups in their order, by code. */
  groups: Group[]
  changedAt: Date
}

export interface Library {
  /**
   * What is hidden is among the files only when asked for. Rejects when the disk does not tell what there is: an
   * area is never shorter for that.
   */
  read(area: Area, hasHidden: boolean): Promise<AreaContent>
}

const LEFT_OUT = 'content file left out'
const RENAMED = 'content file goes by its name'
const UNREADABLE = 'content folder cannot be read'
const UNGROUPED = `services shown under «${OTHER_SERVICES}»`

/** Reads `content/`; a file is parsed again when its time or size on disk has changed. */
export function openLibrary(directory: string, log: Pick<Log, 'warn'>, now: () => number): Library {
  const memoized = memoizeFiles<ContentFile | null>()
  const warnings = createFileWarnings(log)

  return {
    async read(area, hasHidden) {
      const folder = join(directory, area.name)
      try {
        const content = await readArea(area, hasHidden)
        warnings.report(folder, UNREADABLE, null)
        return content
      } catch (error) {
        warnings.report(folder, UNREADABLE, systemCodeOf(error) ?? messageOf(error))
        throw error
      }
    },
  }

  async function readArea(area: Area, hasHidden: boolean): Promise<AreaContent> {
    const { items, others } = await readAreaFiles(directory, area.name)
    for (const { file, reason } of others) warnings.report(file, LEFT_OUT, reason)
    const files = (await Promise.all(items.map((item) => readItem(area, item)))).filter((file) => file !== null)
    const whole = files.flatMap(({ value }) => value ?? [])
    // All broken at once, by another encoding or a wrong file owner: they are not gone.
    if (items.length > 0 && whole.length === 0) throw new Error(`none of its ${items.length} files can be read`)
    const shown = hasHidden ? whole : whole.filter(({ item }) => isShown(item, now()))
    return {
      files: shown.toSorted(area.order === 'newest' ? byNewest : bySort),
      tags: (await readSettings(area, '_tags.json', tagsFile)) ?? {},
      groups: area.isGrouped ? await readGroups(area, whole) : [],
      changedAt: new Date(Math.max(0, ...files.map(({ changedMs }) => changedMs))),
    }
  }

  async function readItem(area: Area, files: ItemFiles): Promise<Memoized<ContentFile | null> | null> {
    const { text, html, css } = files
    try {
      return await memoized([text, ...[html, css].filter((file) => file !== null)], () => parseItem(area, files))
    } catch (error) {
      const fault = ownFaultOf(error)
      if (fault === null) throw error
      warnings.report(text, LEFT_OUT, fault)
      return null
    }
  }

  /** `null`: broken, left out until it changes. */
  async function parseItem(area: Area, files: ItemFiles): Promise<ContentFile | null> {
    try {
      const file = await readContentFile(files)
      const { item } = file
      const content = { ...file, item: { ...area.read(item), CODE: files.code } }
      const isRenamed = 'CODE' in item && item['CODE'] !== files.code
      warnings.report(files.text, RENAMED, isRenamed ? `code: ${String(item['CODE'])} is not its name` : null)
      warnings.report(files.text, LEFT_OUT, null)
      return content
    } catch (error) {
      if (systemCodeOf(error) !== null) throw error
      warnings.report(files.text, LEFT_OUT, faultOf(error))
      return null
    }
  }

  async function readGroups(area: Area, services: readonly ContentFile[]): Promise<Group[]> {
    const name = '_groups.json'
    const groups = await readSettings(area, name, groupsFile)
    const isUnsaid = groups === null && services.length > 0
    warnings.report(join(directory, area.name, name), UNGROUPED, isUnsaid ? 'no such file, or a broken one' : null)
    for (const { path, item } of groups ? services : []) {
      const isKnown = groups?.some(({ code }) => code === item['GROUP'])
      warnings.report(path, UNGROUPED, isKnown ? null : `no group ${String(item['GROUP'])} in ${name}`)
    }
    return groups ?? []
  }

  /** `null`: there is no such file, or it is broken. */
  async function readSettings<Value, Schema>(area: Area, name: string, schema: Struct<Value, Schema>) {
    const path = join(directory, area.name, name)
    try {
      const value: unknown = JSON.parse(await readText(path))
      assert(value, schema)
      warnings.report(path, LEFT_OUT, null)
      return value
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return null
      const fault = systemCodeOf(error) === null ? faultOf(error) : ownFaultOf(error)
      if (fault === null) throw error
      warnings.report(path, LEFT_OUT, fault)
      return null
    }
  }
}

const bySort = ({ item: a }: ContentFile, { item: b }: ContentFile) => Number(a['SORT']) - Number(b['SORT'])
const byNewest = ({ item: a }: ContentFile, { item: b }: ContentFile) =>
  Date.parse(String(b['DATE_CREATE'])) - Date.parse(String(a['DATE_CREATE']))
