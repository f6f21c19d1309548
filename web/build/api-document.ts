import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'openapi.json'
const read = () => JSON.stringify(JSON.parse(readFileSync(`docs/${NAME}`, 'utf8')))

/** Serves the OpenAPI document at `/openapi.json`, for programs and their authors. */
export function apiDocument(): Plugin {
  return {
    name: 'api-document',
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(read())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: read() })
    },
  }
}
