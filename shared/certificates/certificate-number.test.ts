import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CERTIFICATE_NUMBER_BYTES, certificateNumber, parseCertificateNumber } from './certificate-number.ts'

const someBytes = fc.uint8Array({ minLength: CERTIFICATE_NUMBER_BYTES, maxLength: CERTIFICATE_NUMBER_BYTES })

test('SUB-1 a certificate number has 100 random bits in five groups, and is read as it was written', () => {
  fc.assert(
    fc.property(someBytes, (bytes) => {
      const number = certificateNumber(bytes)
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
      expect(parseCertificateNumber(number)).toBe(number)
      expect(parseCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')}`)).toBe(number)
    }),
    { seed: 1 },
  )
})

test('SUB-1 every character of a number comes from five bits of a byte', () => {
  const all = Array.from({ length: 256 }, (_, byte) =>
    certificateNumber(new Uint8Array(CERTIFICATE_NUMBER_BYTES).fill(byte)),
  )
  const timesMade = [...new Set(all)].map((number) => all.filter((other) => other === number).length)
  expect(timesMade).toEqual(Array.from({ length: 32 }, () => 8))
})

test.each([
  ['OOOO-IIII-LLLL-0000-1111', '0000-1111-1111-0000-1111'],
  ['0000-1111-1111-0000-111', null],
  ['0000-1111-1111-0000-11111', null],
  ['UUUU-1111-1111-0000-1111', null],
  ['', null],
])('SUB-1 %s is read as %s', (text, number) => expect(parseCertificateNumber(text)).toBe(number))
