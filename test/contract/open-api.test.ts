import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { api } from '../../shared/api.ts'
import { openApiDocument } from '../../shared/http/open-api.ts'

it('docs/openapi.json matches the routes; `npm run openapi` regenerates it', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiDocument(api))
})
