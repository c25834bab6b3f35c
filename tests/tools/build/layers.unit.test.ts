import { expect, test } from 'vitest'
import { layersIn } from '../../../tools/build/layers.ts'

const ORDER = '@layer base, type, ui, site, page;\n'

test.each(['/srv/site', '/srv/pages/site', '/srv/components/ui/site'])(
  'the layer of a sheet follows from its folder within the checkout, wherever that lies: %s',
  (root) => {
    const { transform } = layersIn(root)
    const layerOf = (sheet: string) => transform.handler('', `${root}/${sheet}`)?.code
    expect(layerOf('components/ui/Modal.module.css')).toBe(`${ORDER}@layer ui {\n}`)
    expect(layerOf('components/cases/Case.module.css?direct')).toBe(`${ORDER}@layer site {\n}`)
    expect(layerOf('renderer/Layout.module.css')).toBe(`${ORDER}@layer site {\n}`)
    expect(layerOf('renderer/_error/Page.module.css')).toBe(`${ORDER}@layer page {\n}`)
    expect(layerOf('pages/blog/Page.module.css')).toBe(`${ORDER}@layer page {\n}`)
    expect(layerOf('renderer/styles/index.css')).toBe(ORDER)
    expect(layerOf('node_modules/library/pages/library.css')).toBeUndefined()
  },
)
