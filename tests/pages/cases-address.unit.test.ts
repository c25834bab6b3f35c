import { expect, test } from 'vitest'
import { casesAddress } from '../../pages/services/cases-address.ts'

const projectOf = (...codes: string[]) => ({ types: codes.map((code) => ({ code, name: code })) })

test.each([
  [
    'the first type of the service',
    ['seo', 'ads'],
    [projectOf('ads'), projectOf('shop', 'seo')],
    '/projects/?type=seo',
  ],
  ['the first that a project carries', ['smm', 'ads'], [projectOf('shop'), projectOf('ads')], '/projects/?type=ads'],
  ['a type with signs of its own', ['SEO & SMM'], [projectOf('SEO & SMM')], '/projects/?type=SEO%20%26%20SMM'],
  ['all projects where none carries a type', ['smm'], [projectOf('shop')], '/projects/'],
  ['all projects without a type', [], [projectOf('shop')], '/projects/'],
])('the cases of a service are those of %s', (_what, types, projects, address) => {
  expect(casesAddress(types, projects)).toBe(address)
})
