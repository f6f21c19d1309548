import { describe, expect, it } from 'vitest'
import { anAccount, apiUrl, callAs } from '../make/account.ts'
import { everyRoute } from '../make/api/every-route.ts'

const callable = everyRoute
  .filter(({ access }) => access === 'account')
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, 'SEA240')] as const)

async function status(method: string, path: string, headers: [string, string][]): Promise<number> {
  const response = await fetch(`${apiUrl()}${path}`, {
    method,
    headers: [...headers, ['content-type', 'application/json']],
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  expect(response.headers.get('content-type')).toContain('application/json')
  await response.json()
  return response.status
}

describe('every route asks who is there', () => {
  it.each(callable)(
    'T09 %s %s: no token, garbage, lower-case bearer, two headers: 401 in JSON',
    async (method, path) => {
      const { accessToken } = await anAccount()
      expect(await status(method, path, [])).toBe(401)
      expect(await status(method, path, [['authorization', 'Bearer garbage']])).toBe(401)
      expect(await status(method, path, [['authorization', `bearer ${accessToken}`]])).toBe(401)
      const twice: [string, string] = ['authorization', `Bearer ${accessToken}`]
      expect(await status(method, path, [twice, twice])).toBe(401)
    },
  )

  it('T02 an id token is forbidden, an access token is not', async () => {
    const { accessToken, idToken } = await anAccount()
    for (const [method, path] of callable) {
      const withId = await callAs(idToken)(method, path, method === 'GET' ? undefined : {})
      expect(withId.status).toBe(403)
    }
    expect((await callAs(accessToken)('GET', '/vectra/devices')).status).toBe(200)
  })
})
