import { expect, test } from 'vitest'
import { normaliseCertificate } from '../../../../server/content/entities/certificate.ts'
import { CERTIFICATE } from '../../../support/content/content.ts'

const TAGS = [{ code: 'ads', name: 'Реклама' }]

test('a certificate holds its number, its issuer and its term', () => {
  expect(normaliseCertificate(CERTIFICATE, TAGS)).toEqual({
    code: 'kontekst',
    name: 'Контекстная реклама',
    issuer: 'Школа рекламы',
    number: '№\u00a017',
    issuedAt: new Date('2025-02-03'),
    validUntil: new Date('2027-02-03'),
    types: TAGS,
    employee: 'timur-zagortsev',
    picture: '/pictures/kontekst.png',
  })
})

test('a certificate may be endless, nameless and without a picture', () => {
  const certificate = normaliseCertificate({ CODE: 'a', NAME: 'А' }, [])
  expect(certificate).toMatchObject({ number: null, issuedAt: null, validUntil: null, employee: null, picture: null })
})

test('dates may be written the Russian way, numbers may be numbers', () => {
  expect(normaliseCertificate({ ...CERTIFICATE, DATE_CREATE: '03.02.2025', NUMBER: 17 }, [])).toMatchObject({
    issuedAt: new Date('2025-02-03'),
    number: '17',
  })
})

test('a certificate with a date that is none is refused', () => {
  expect(() => normaliseCertificate({ ...CERTIFICATE, VALID_UNTIL: 'бессрочно' }, [])).toThrow()
})
