/** Signs no XML 1.0 may hold, not even escaped: the C0 controls but for tab and line ends, and two non-characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
