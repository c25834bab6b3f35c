/** «Верста»; quotes within the name become „лапки“: «Агентство „Лён“». */
export const quoted = (name: string) => `«${name.replaceAll(/[«"]([^«»"]*)[»"]/g, '„$1“')}»`
