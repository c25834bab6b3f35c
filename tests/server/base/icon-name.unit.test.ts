import { expect, test } from 'vitest'
import { splitIconName } from '../../../server/base/icon-name.ts'

test('a name of an icon is a collection and a name in it', () => {
  expect(splitIconName('tabler:phone-call')).toEqual({ collection: 'tabler', name: 'phone-call' })
})

test.each(['tabler', 'tabler:', ':phone', 'tabler:phone:call', 'Tabler:phone', `${'a'.repeat(41)}:phone`, '../a:b'])(
  'no icon is named %s',
  (name) => expect(splitIconName(name)).toBeNull(),
)
