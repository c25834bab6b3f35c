import { expect, test } from 'vitest'
import { relatedCases } from '../../../shared/case/project-case.ts'
import type { ProjectCard } from '../../../shared/entities/project.ts'

const project = (code: string, ...types: string[]): ProjectCard => ({
  code,
  name: code,
  previewText: '',
  previewPicture: null,
  types: types.map((type) => ({ code: type, name: type })),
  sphere: '',
  result: null,
  updatedAt: new Date(0),
})

const codes = (projects: { code: string }[]) => projects.map(({ code }) => code)

test('other cases are of the same type, the one shown left out', () => {
  const shop = project('one', 'shop')
  const projects = [shop, project('two', 'seo'), project('three', 'seo', 'shop'), project('four', 'shop')]

  expect(codes(relatedCases(projects, shop))).toEqual(['three', 'four'])
})

test('other cases are six at most', () => {
  const projects = Array.from({ length: 9 }, (_, index) => project(`case-${index}`, 'shop'))

  expect(codes(relatedCases(projects, project('case-2', 'shop')))).toEqual([
    'case-0',
    'case-1',
    'case-3',
    'case-4',
    'case-5',
    'case-6',
  ])
})

test('a case without a type has no kin', () => {
  expect(relatedCases([project('two')], project('one'))).toEqual([])
})
