import { expect, test } from 'vitest'
import { manifestText } from '../../../server/brand/manifest.ts'
import { readConfig } from '../../../server/config/config.ts'
import { ownerWords } from '../../../server/config/owner-words.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const manifestOf = (config: ReturnType<typeof readConfig>) =>
  JSON.parse(manifestText(ownerWords(config, () => {}).words, new Map([['icon-192.png', null]]), config.site.colour))

test('the manifest is the owner’s', () => {
  expect(manifestOf(readConfig({ SITE_NAME: 'Ромашка' }))).toMatchObject({ name: 'Ромашка', short_name: 'Ромашка' })
  expect(manifestOf(demoConfig())).toMatchObject({ name: 'Верста — сайты и реклама', short_name: 'Верста' })
})
