import { spawnSync } from 'node:child_process'

export interface Sheet {
  text: string
  pictures: number
}

const read = (program: string, options: string[], pdf: Buffer) =>
  spawnSync(program, options, { input: pdf, maxBuffer: 2 ** 26 }).stdout?.toString() ?? ''

/** By poppler-utils. */
export const readsSheets = spawnSync('pdftotext', ['-v']).status === 0 && spawnSync('pdfimages', ['-v']).status === 0

/** What each sheet of a PDF has on it. */
export function sheetsOf(pdf: Buffer): Sheet[] {
  const texts = read('pdftotext', ['-', '-'], pdf).split('\f').slice(0, -1)
  const places = read('pdfimages', ['-list', '-'], pdf)
    .split('\n')
    .slice(2)
    .map((line) => Number.parseInt(line, 10))
  return texts.map((text, at) => ({ text, pictures: places.filter((place) => place === at + 1).length }))
}

/** Letters and figures, which is what hyphens, columns and line ends leave of a text. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** What only a screen needs. */
export const AIDS = `nav:not(:has(h2, time)), form, section:has(form, [href*='popup=seo-yes']), button, dialog, main > article ~ *,
  svg, [role=columnheader]:first-child, [data-cta], [data-popup]:has(> svg), a[href^='#'], .visually-hidden, .on-screen,
  [aria-hidden=true]`
