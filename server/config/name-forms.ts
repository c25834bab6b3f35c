import { text, type Env } from './settings.ts'

const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const

/** A name in the cases of Russian. */
export type NameForms = Readonly<Record<(typeof CASES)[number], string>>

const kind = (...forms: string[]) => Object.fromEntries(CASES.map((name, at) => [name, forms[at]])) as NameForms

export const STUDIO = kind('студия', 'студии', 'студии', 'студию', 'студией', 'студии')
export const CITY = kind('город', 'города', 'городу', 'город', 'городом', 'городе')

/**
 * `SITE_NAME_GENITIVE=Ромашки`. A form that is not given is that of the kind, which lets the name stand as it is:
 * «студии „Ромашка“».
 */
export const nameForms = (env: Env, prefix: string, of: NameForms, name: string) =>
  Object.fromEntries(
    CASES.map((form) => [form, text(env, `${prefix}_${form.toUpperCase()}`, `${of[form]} ${name}`)]),
  ) as NameForms
