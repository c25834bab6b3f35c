import { openBrowser } from '../parts/browser.ts'
import { PATIENCE_MS } from '../parts/until.ts'
import type { Story } from './story.ts'

const ENTRY = { name: 'Примерка', code: 'fitting', preview_text: 'Черновик, который смотрят в панели' }

/** What an editor sees in the panel: Russian names, the page of a draft in a frame, and of what was changed in it. */
export async function tellFrame({ drill, strapi }: Story): Promise<void> {
  const foreign = (await strapi.names()).filter((name) => /[a-z]/i.test(name))
  drill.check('roles and tokens named in English', 'none', foreign.join(', ') || 'none', foreign.length === 0)

  await using browser = await openBrowser()
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const id = await strapi.create('project', ENTRY)
  await page.goto(`${strapi.url}/admin/auth/login`)
  await page.fill('[name="email"]', strapi.administrator.email)
  await page.fill('[name="password"]', strapi.administrator.password)
  await page.click('[type="submit"]')
  await page.waitForURL((url) => !url.pathname.includes('login'))

  const form = `${strapi.url}/admin/content-manager/collection-types/api::project.project/${id}`
  await page.goto(form)
  await framed('a draft beside its form', ENTRY.name)
  await page.fill('[name="name"]', 'Подгонка')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await framed('saved by its button, beside the form again', 'Подгонка')
  await page.goto(`${form}/preview`)
  await framed('as wide as the window', 'Подгонка')
  await strapi.remove('project', id)

  async function framed(what: string, name: string) {
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name })
    const isThere = await heading.waitFor().then(
      () => true,
      () => false,
    )
    drill.check(what, 'is there', isThere ? 'is there' : 'is not there', isThere)
  }
}
