import { expect, test } from 'vitest'
import { withText } from '#components/chat/talk.ts'

test.each([
  ['https://wa.me/79000000000', 'https://wa.me/79000000000?text=a%20b%2Bc'],
  ['https://wa.me/79000000000?text=other', 'https://wa.me/79000000000?text=a%20b%2Bc'],
  ['viber://chat?number=+79000000000', 'viber://chat?number=+79000000000&text=a%20b%2Bc'],
  ['https://t.example/versta?start=1#chat', 'https://t.example/versta?start=1&text=a%20b%2Bc#chat'],
  ['skype:versta?chat', 'skype:versta?chat&text=a%20b%2Bc'],
])('the first message goes along with %s', (address, withMessage) => {
  expect(withText(address, 'a b+c')).toBe(withMessage)
})
