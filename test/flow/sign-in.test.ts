import { describe, expect, it } from 'vitest'
import { totpCode } from '../../bin/local/engines/cognito/totp.ts'
import { SiteConfig } from '../../shared/site-config.ts'
import { signInAgain } from '../../web/session/sign-in-again.ts'
import { addAuthenticatorApp, anAccount, apiUrl, callAs, localUrl } from '../make/accounts/account.ts'
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
  expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json\b/)
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

describe('T16 signing in again, beside the session', () => {
  const config = async () => {
    const { userPoolClientId } = SiteConfig.parse(await (await fetch(`${localUrl()}/config.json`)).json())
    return { userPoolClientId, userPoolEndpoint: `${localUrl()}/_cognito/` }
  }

  it('T16 gives a token that calls the API, and leaves the session as it is', async () => {
    const { email, password, accessToken, call } = await anAccount()
    const entered = { email, password, code: '', session: null }
    const signedIn = await signInAgain(await config(), entered)
    const token = 'token' in signedIn ? signedIn.token : ''
    expect(token).not.toBe(accessToken)
    expect((await callAs(token)('GET', '/vectra/devices')).status).toBe(200)
    expect((await call('GET', '/vectra/devices')).status).toBe(200)
    await expect(signInAgain(await config(), { ...entered, password: 'Wrong-2026' })).rejects.toThrow(
      'Incorrect username or password.',
    )
  })

  it('T16 asks for the code of an authenticator app, and refuses a wrong one', async () => {
    const account = await anAccount()
    const { email, password } = account
    const key = await addAuthenticatorApp(account)
    const pool = await config()
    const first = await signInAgain(pool, { email, password, code: '', session: null })
    const session = 'session' in first ? first.session : ''
    const code = totpCode(key, Date.now())
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await expect(signInAgain(pool, { email, password: '', code: wrong, session })).rejects.toThrow()
    const again = await signInAgain(pool, { email, password, code: '', session: null })
    const second = 'session' in again ? again.session : ''
    const later = totpCode(key, Date.now() + 30_000)
    const signedIn = await signInAgain(pool, { email, password: '', code: later, session: second })
    expect('token' in signedIn && signedIn.token).toMatch(/^ey/)
  })
})
