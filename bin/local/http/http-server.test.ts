import { describe, expect, it } from 'vitest'
import { clientConfigFor } from '../../../test/make/local/client-config.ts'
import { isSiteSource } from '../build/build-site.ts'
import { createHttpServer, type HttpServerDeps } from './http-server.ts'

/** Who answers a request: a function of the API, or the site. */
async function answerTo(path: string, changes: Pick<HttpServerDeps, 'isSiteSource'>): Promise<string> {
  const server = createHttpServer({
    serveS3: async () => undefined,
    gateway: {
      routes: [{ key: 'GET /devices', functionId: 'Devices', isPublic: true }],
      authorize: () => Promise.reject(new Error('these routes are public')),
      invoke: async () => ({ statusCode: 200, body: 'API' }),
    },
    live: { handle: () => {}, siteUrl: () => '' },
    receivePush: () => 404,
    signIn: { handle: async () => ({ status: 400, body: {} }), jwks: () => ({}) },
    siteConfig: () => ({}),
    headersFor: () => ({}),
    localPages: () => null,
    localActions: async () => null,
    readMapStyle: async () => null,
    site: (_request, response) => response.end('site'),
    ...changes,
  })
  const { endpoint } = await clientConfigFor(server)
  return (await fetch(`${endpoint}${path}`)).text()
}

describe('a path beneath /api', () => {
  it.each([
    ['/api/devices', 'API'],
    ['/api/without-eval.ts', 'site'],
    ['/api/offline/last-known-day.ts?t=1', 'site'],
    ['/api/offline', '{"message":"Not Found"}'],
    ['/api/no-such-file.ts', '{"message":"Not Found"}'],
  ])('is the site’s where the sources have such a file: %s', async (path, answer) => {
    expect(await answerTo(path, { isSiteSource })).toBe(answer)
  })

  it('is the API’s for the built site', async () => {
    const answer = await answerTo('/api/without-eval.ts', { isSiteSource: () => false })
    expect(answer).toBe('{"message":"Not Found"}')
  })
})
