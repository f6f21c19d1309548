import { expect, it } from 'vitest'
import { TEXT_FILE, withBrandName } from './brand-name.ts'

it.each([
  ['Harbor Track', `'Sign in to Harbor Track'`],
  [`O'Neil`, `'Sign in to O\\'Neil'`],
])('PUB-1 texts name %s', (name, source) => {
  expect(withBrandName(`'Sign in to Vectra'`, name)).toBe(source)
})

it.each([
  ['/p/web/i18n/en/shell.ts', true],
  ['/p/shared/i18n/ja/mail.ts', true],
  ['/p/shared/i18n/product-name.ts', true],
  ['/p/web/session/session.ts', false],
  ['/p/shared/trackers/vectra.ts', false],
])('PUB-1 only files of texts name the product: %s', (path, isText) => {
  expect(TEXT_FILE.test(path)).toBe(isText)
})
