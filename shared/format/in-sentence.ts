/** As words stand after a comma: «Руководитель проектов» begins with a small letter, «SEO» and «SMM и контент» stay. */
export const inSentence = (words: string) => words.replace(/^[А-ЯЁA-Z](?=[а-яё]|\s)/, (letter) => letter.toLowerCase())
