import { expect, test, vi } from 'vitest'
import { normaliseProjectCard } from '../../../../server/content/entities/project.ts'
import { validItems } from '../../../../server/content/fields/valid-items.ts'
import { PROJECT } from '../../../support/content/content.ts'

test('drops a bad item and names it in the log', async () => {
  const log = { warn: vi.fn() }
  const items = [{ CODE: 'gudron', NAME: '' }, 'мусор', null, PROJECT]

  const projects = await validItems('projects', log)(items, (item) => normaliseProjectCard(item, []))

  expect(projects.map(({ code }) => code)).toEqual(['zernoved'])
  expect(log.warn).toHaveBeenCalledTimes(3)
  expect(log.warn).toHaveBeenCalledWith(
    { area: 'projects', code: 'gudron', reason: expect.stringContaining('NAME') },
    'item dropped',
  )
})
