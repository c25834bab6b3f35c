import { text, type Env } from './settings.ts'

const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const

/** A name in the cases of Russian. */
export type NameForms = Readonly<Record<(typeof CASES)[number], string>>

const forms = (...words: string[]) => Object.fromEntries(CASES.map((name, at) => [name, words[at]])) as NameForms

export const STUDIO = forms('студия', 'студии', 'студии', 'студию', 'студией', 'студии')
export const CITY = forms('город', 'города', 'городу', 'город', 'городом', 'городе')

/**
 * The forms that settings give: `SITE_NAME_GENITIVE=Ромашки`. Without one the word for its kind is declined before the
 * unchanged name: «студии „Ромашка“».
 */
export const nameForms = (env: Env, prefix: string, kind: NameForms, name: string) =>
  Object.fromEntries(
    CASES.map((form) => [form, text(env, `${prefix}_${form.toUpperCase()}`, `${kind[form]} ${name}`)]),
  ) as NameForms
