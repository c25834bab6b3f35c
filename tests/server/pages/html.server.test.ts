import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'
import { describe, expect, test } from 'vitest'
import { POPUPS } from '#components/state/popup-store.ts'
import { typeset } from '#shared/typography.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Everything comes from our own host.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A table drawn as bars is one by its roles.
      'prefer-native-element': ['error', { exclude: ['table', 'row', 'rowheader', 'columnheader', 'cell'] }],
    },
  }),
)

const site = siteUnderTest()

describe('HTML to the letter of the standard', () => {
  test.each(ROUTES.map(([path]) => path))('%s', async (path) => {
    const page = await site().get(path)
    expect(badlyBrokenIn(await page.clone().text())).toEqual([])
    expect(await faultsOf(page)).toEqual([])
  })

  test.each(['/projects/gudron/', '/projects/polubak/'])('%s, with a design of its own', async (path) => {
    expect(await faultsOf(await site().get(path))).toEqual([])
  })

  test.each(['/projects/?type=seo', '/blog/?tag=design', '/reviews/?page=2', '/team/?direction=nowhere'])(
    '%s, a part of a list',
    async (path) => {
      expect(await faultsOf(await site().get(path))).toEqual([])
    },
  )

  test.each(POPUPS)('/?popup=%s, a popup without JavaScript', async (popup) => {
    const page = await site().get(`/?popup=${popup}`)
    expect(badlyBrokenIn(await page.clone().text())).toEqual([])
    expect(await faultsOf(page)).toEqual([])
  })

  test.each(['/nowhere/', '/projects/nowhere/'])('%s, where nothing is', async (path) => {
    const page = await site().get(path)
    expect(badlyBrokenIn(await page.clone().text())).toEqual([])
    expect(await faultsOf(page)).toEqual([])
  })

  test.each(['page', 'popup'])('a form on the %s that was filled in wrongly', async (place) => {
    const fields = {
      type: 'contacts',
      name: '',
      tel: '12',
      confirm: '',
      utm: 'https://versta.example/contacts/',
      place,
    }
    expect(await faultsOf(await site().postForm('/api/mail/', fields))).toEqual([])
  })
})

/** Texts that could end a line with a short word, or part a number from what it counts. */
function badlyBrokenIn(html: string): string[] {
  const read = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<head>[\s\S]*?<\/head>|<(script|style|pre|code|svg|textarea|option)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)[^>]*class="(?:visually-hidden|nowrap)"[^>]*>[^<]*<\/\1>/g, '')
  return [...read.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim()).filter((text) => typeset(text) !== text)
}

/** Each fault with the element it is at. */
async function faultsOf(response: Response): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(await response.text())
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector].join(' · ')),
  )
}
