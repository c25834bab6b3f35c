import { describe, expect, test } from 'vitest'
import { suspicionsOfForm, textHashOf } from '../../../server/leads/screening.ts'
import { postedLead } from '../../support/leads/leads.ts'

describe('a form looks like spam', () => {
  test.each([
    ['with the field nobody sees filled in', { homepage: 'https://spam.example' }, 'unknown', ['honeypot']],
    ['with a forged time', {}, 'forged', ['forged-token']],
    ['filled in within a second and a half', {}, { ms: 1499 }, ['too-fast']],
    ['in more ways than one', { homepage: 'x' }, { ms: 0 }, ['honeypot', 'too-fast']],
  ] as const)('%s', (_what, fields, fillTime, suspicions) => {
    expect(suspicionsOfForm(fields, fillTime)).toEqual(suspicions)
  })
})

describe('a form is honest', () => {
  test.each([
    ['without the field nobody sees', {}, { ms: 1500 }],
    ['with nothing but spaces in it', { homepage: ' \t' }, { ms: 1500 }],
    ['with something in it that is no text', { homepage: 7 }, { ms: 1500 }],
    ['of an unknown time, as without JavaScript', { homepage: '' }, 'unknown'],
  ] as const)('%s', (_what, fields, fillTime) => {
    expect(suspicionsOfForm(fields, fillTime)).toEqual([])
  })
})

describe('a text', () => {
  const hashOf = (change: Record<string, unknown>) => textHashOf(postedLead(change).lead)
  const TEXT = 'Продвинем ваш сайт за 1 неделю!'

  test('is the same with other capitals, spaces and dots', () => {
    expect(hashOf({ message: ` ПРОДВИНЕМ...\nваш сайт —  за 1 неделю` })).toBe(hashOf({ message: TEXT }))
  })

  test.each(['Продвинем ваш сайт за 2 недели!', 'Promote your site in 1 week now!'])(
    'is not the same as %j',
    (other) => {
      expect(hashOf({ message: other })).not.toBe(hashOf({ message: TEXT }))
    },
  )

  test('tells nothing when it is short', () => {
    expect(hashOf({ message: 'п'.repeat(24) })).toBeNull()
    expect(hashOf({ message: 'п'.repeat(25) })).not.toBeNull()
  })

  test('tells nothing when it is a prize, the same for many', () => {
    expect(hashOf({ type: 'fortuna', message: TEXT })).toBeNull()
  })
})
