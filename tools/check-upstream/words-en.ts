import type { ContractField } from '../../server/content/fields/field.ts'
import type { Words } from './words.ts'

type Kinds = Record<ContractField['kind'], string>

/** What a field wants. */
const WANTED: Kinds = {
  Address: 'wants an address within the site: /projects/',
  Amount: 'wants a number above zero',
  Code: 'wants a code: small Latin letters, digits, hyphens, at most 100',
  Codes: 'wants codes of tags',
  Day: 'wants a day like 2025-09-12',
  FormerCodes: 'wants codes of before, in lower case',
  Icon: 'wants the name of an icon like tabler:search',
  Lines: 'wants a list of lines',
  Mark: 'wants true or false',
  Markup: 'wants text or HTML',
  Moment: 'wants a moment like 2026-11-24T10:00:00+03:00, or a day',
  Options: 'wants a list of marks: true, false or a text',
  Path: 'wants the path of an old page: /old/page/, in lower case, without ? and #',
  Picture: 'wants the address of a picture like /upload/a.jpg',
  Price: 'wants a price: a whole number or «от N»',
  Reference: 'wants the code of another item, in lower case',
  Rows: 'wants a list of records with text fields',
  Text: 'wants plain text, without &laquo; and wrappers',
  Timestamp: 'wants Unix seconds, not in the future',
  Title: 'wants a name that is not blank, without &laquo; and wrappers',
}

const EFFECTS = {
  refused: 'the site leaves the item out',
  lost: 'the site does without the field',
  repaired: 'the site has read it as it could',
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' })

export const english: Words = {
  levels: { refused: 'REFUSED', lost: 'LOST', repaired: 'REPAIRED', noticed: 'NOTICED' },
  of: {
    field: ({ field, kind, effect }) => `${field} ${WANTED[kind]}; ${EFFECTS[effect]}`,
    unreadableList: ({ reason }) => `the list cannot be read (${reason}); the section stays as it was`,
    unreadableItem: ({ reason }) => `its page cannot be read (${reason})`,
    missingItem: () => 'is in the list, and 404 at its own address: the link of the list leads nowhere',
    inventedItem: () => 'a made-up code is found: answer it with 404',
    uselessRedirect: ({ reason }) => `the redirect is of no use: ${reason}`,
    ahead: () => 'has not begun: the site shows the item at its minute',
    ended: () => 'has ended: the item is not on the site',
    drafts: ({ count }) => `drafts can be read, items that are not published: ${count}`,
    unreadableDrafts: ({ reason }) => `drafts cannot be read (${reason}): previews show what is published`,
    openDraft: () => 'the draft is shown without the token: anybody may read it',
    noItem: () => 'the list has something that is no record',
    sameCode: () => 'the code comes twice: the site shows the first item',
    unknownTag: () => 'TAGS lacks the tag: its code is shown for a name',
    lostMarkup: ({ field }) => `${field}: the site removes some of the HTML`,
    unmeasuredMarkup: ({ field }) => `${field}: a picture in the text has no width and height, the page may shift`,
    missingPicture: ({ reason }) => `the picture does not open (${reason})`,
    foreignPicture: () =>
      'the picture is neither on the host of the API nor in MEDIA_HOSTS, or its path is not allowed',
    brokenPicture: () => 'this is no picture: its size cannot be read',
    slow: () => 'answers slowly, ms',
    noValidator: () => 'neither ETag nor Last-Modified: what has not changed is sent again',
    idleValidator: () => 'has an ETag or Last-Modified, but a second request with it is not answered with 304',
    contentType: () => 'the reply is not said to be application/json',
  },
  moment: (given) => `${MOMENT.format(given)} in Moscow`,
  list: 'list',
  more: (count) => `and ${count} more`,
  progress: (area, done, known) => `${area}: ${done} of ${known}`,
  read: ({ items, pictures }) => `items: ${items}, pictures: ${pictures}`,
  down: 'The API does not answer',
  summary: ({ refused, lost, repaired, noticed }) =>
    `Refused: ${refused}, lost: ${lost}, repaired: ${repaired}, noticed: ${noticed}`,
}
