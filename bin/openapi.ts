import { writeFileSync } from 'node:fs'
import { api } from '../shared/api.ts'
import { openApiDocument } from '../shared/http/open-api.ts'

writeFileSync('docs/openapi.json', openApiDocument(api))
