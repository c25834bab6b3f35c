const RULES = new Intl.PluralRules('ru-RU')

/** `plural(5, ['проект', 'проекта', 'проектов'])` → «проектов» */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = RULES.select(count)
  if (form === 'one') return one
  return form === 'few' ? few : many
}
