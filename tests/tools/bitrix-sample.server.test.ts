import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { colouredPicture } from '../support/content/picture.ts'
import { bitrixElements } from '../support/peers/bitrix/elements.ts'
import { type JsonSink, startJsonSink } from '../support/peers/json-sink.ts'
import { checked, isInstalled } from '../support/run/checker.ts'
import { plainEnvironment } from '../support/site/environment.ts'
import { freePort } from '../support/site/free-port.ts'
import { killOnExit } from '../support/site/programs.ts'

const SECRET = 'only-for-this-test'
const PROLOG = 'bitrix/modules/main/include/prolog_before.php'
/** An editor has saved a project. */
const SAVE = `<?php
require __DIR__ . '/${PROLOG}';
$projects = CIBlock::GetList([], ['=CODE' => 'projects'])->Fetch();
foreach (Bitrix\\Main\\EventManager::getInstance()->handlers['iblock/OnAfterIBlockElementUpdate'] as $handler) {
    $handler(['IBLOCK_ID' => $projects['ID']]);
}
`

describe.skipIf(!isInstalled('php'))('the sample for 1C-Bitrix, by PHP with stand-ins for its classes', () => {
  let folder: string
  let origin: string
  let site: JsonSink

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'versta-bitrix-'))
    site = await startJsonSink()
    origin = await startBitrix(folder, site.url)
  })

  afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true })
  })

  test('is read with nothing refused and nothing lost', () => {
    const { code, said } = checked(
      process.execPath,
      '--no-warnings',
      'tools/check-upstream/main.ts',
      `${origin}/local/api`,
    )

    expect(said).toMatch(/Отклонено: 0, потеряно: 0, исправлено: \d+, /)
    expect(said).toContain('projects: элементов: 1, картинок: 2')
    expect(code).toBe(0)
  })

  test('shows drafts to the secret of the site alone', async () => {
    const draft = (headers: HeadersInit) => fetch(`${origin}/local/api/projects/draft/?draft=1`, { headers })

    expect((await draft({})).status).toBe(404)
    expect((await draft({ authorization: 'Bearer other' })).status).toBe(404)
    const reply = await draft({ authorization: `Bearer ${SECRET}` })
    expect(await reply.json()).toMatchObject({ ITEM: { NAME: 'Черновик' } })
  })

  test('answers an unchanged list with 304', async () => {
    const etag = (await fetch(`${origin}/local/api/blog/`)).headers.get('etag') ?? ''

    expect((await fetch(`${origin}/local/api/blog/`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('tells the site which area an editor has changed', async () => {
    await fetch(`${origin}/save.php`)

    const [told] = await site.wait(1)
    expect([told?.path, told?.headers.authorization, told?.body]).toEqual([
      '/api/revalidate/',
      `Bearer ${SECRET}`,
      '{"area":"projects"}',
    ])
  })
})

/** PHP's own server on a folder like that of a Bitrix; its address. */
async function startBitrix(folder: string, siteUrl: string): Promise<string> {
  const recipe = await readFile('docs/recipes/bitrix.md', 'utf8')
  const [endpoint = '', webhook = ''] = [...recipe.matchAll(/```php\n(.*?)```/gs)].map(([, code]) => code)
  const elements = join(folder, 'elements.json')
  const files: Record<string, string | Buffer> = {
    [elements]: JSON.stringify(bitrixElements()),
    [join(folder, PROLOG)]: await readFile('tests/support/peers/bitrix/prolog_before.php'),
    [join(folder, 'local/api/index.php')]: endpoint,
    [join(folder, 'local/php_interface/init.php')]: webhook,
    [join(folder, 'save.php')]: SAVE,
  }
  const picture = await colouredPicture('navy', 1, 1)
  for (const id of ['1205', '1206', '1207', '1208']) files[join(folder, `upload/iblock/4f1/фото ${id}.png`)] = picture
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  const port = await freePort()
  const env = {
    ...plainEnvironment(),
    BITRIX_ELEMENTS: elements,
    SITE_URL: siteUrl,
    SITE_PREVIEW_SECRET: SECRET,
    SITE_REVALIDATE_SECRET: SECRET,
  }
  killOnExit(spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder], { env, stdio: 'ignore' }))
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(origin), { timeout: 60_000 })
  return origin
}
