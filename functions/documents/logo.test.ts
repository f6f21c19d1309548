import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LOGO_SVG } from './logo.ts'

test('PUB-1 documents have the logo of the site', async () => {
  expect(LOGO_SVG).toBe((await readFile('web/public/icon.svg', 'utf8')).trim())
})
