import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { api } from '../../shared/api.ts'
import { openApiDocument } from '../../shared/http/open-api.ts'

it('docs/openapi.json is what the routes say: `npm run openapi` writes it', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiDocument(api))
})
