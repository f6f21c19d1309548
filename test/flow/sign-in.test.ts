import { describe, expect, it } from 'vitest'
import { anAccount, apiUrl, callAs } from '../make/accounts/account.ts'
import { everyRoute } from '../make/api/every-route.ts'

const accountRoutes = everyRoute
  .filter(({ access }) => access === 'account')
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, 'SEA240')] as const)

async function statusOf(method: string, path: string, headers: [string, string][]): Promise<number> {
  const response = await fetch(`${apiUrl()}${path}`, {
    method,
    headers: [...headers, ['content-type', 'application/json']],
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  expect(response.headers.get('content-type')).toContain('application/json')
  await response.json()
  return response.status
}

describe('every route authenticates its caller', () => {
  it.each(accountRoutes)(
    'T09 %s %s answers 401 in JSON to no token, garbage, a lower-case bearer and two headers',
    async (method, path) => {
      const { accessToken } = await anAccount()
      expect(await statusOf(method, path, [])).toBe(401)
      expect(await statusOf(method, path, [['authorization', 'Bearer garbage']])).toBe(401)
      expect(await statusOf(method, path, [['authorization', `bearer ${accessToken}`]])).toBe(401)
      const header: [string, string] = ['authorization', `Bearer ${accessToken}`]
      expect(await statusOf(method, path, [header, header])).toBe(401)
    },
  )

  it('T02 an id token is a 403, an access token is accepted', async () => {
    const { accessToken, idToken } = await anAccount()
    for (const [method, path] of accountRoutes) {
      const response = await callAs(idToken)(method, path, method === 'GET' ? undefined : {})
      expect(response.status).toBe(403)
    }
    expect((await callAs(accessToken)('GET', '/vectra/devices')).status).toBe(200)
  })
})
