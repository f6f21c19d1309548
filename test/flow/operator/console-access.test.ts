import { describe, expect, it } from 'vitest'
import { type ConsoleRoutes, routeKey } from '../../../shared/http/route.ts'
import { GRANTS } from '../../../shared/members/roles.ts'
import { operatorConsole } from '../../../shared/operator/console.ts'
import { HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { type Account, anAccount, callAs, localUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aMember, anApiKey } from '../../make/accounts/members.ts'
import { anOperator, operatorAccounts, resigned } from '../../make/accounts/operators.ts'

const consoleRoutes = Object.values<ConsoleRoutes[string]>(operatorConsole)
type Call = Account['call']

const secondsAgo = (ms: number) => Math.floor((Date.now() - ms) / SECOND_MS)

/** Everybody who calls the console in vain, and how it answers. */
async function everybodyElse() {
  const customer = await anAccount()
  const member = await aMember(customer, { role: 'manager', grants: [...GRANTS] })
  const key = await anApiKey(customer, { role: 'manager' })
  const operator = await anOperator()
  const withPassword = await anAccount()
  await (await operatorAccounts()).addOperator(withPassword.email)
  const inGroup = resigned(withPassword.accessToken, { 'cognito:groups': ['operators'] })
  const callers: [string, Call, number, string][] = [
    ['nobody', callAs(''), 401, 'unauthenticated'],
    ['garbage', callAs('garbage'), 401, 'unauthenticated'],
    [
      'an expired token',
      callAs(resigned(operator.accessToken, { exp: secondsAgo(SECOND_MS) })),
      401,
      'unauthenticated',
    ],
    ['an id token', callAs(operator.idToken), 403, 'Forbidden'],
    ['a customer', customer.call, 403, 'operators-only'],
    ['a manager with every grant', member.call, 403, 'operators-only'],
    ['a manager for their own account', member.own, 403, 'operators-only'],
    ['an API key', callAs(key.token), 403, 'operators-only'],
    [
      'a member of another group',
      callAs(resigned(customer.accessToken, { 'cognito:groups': ['operators2'] })),
      403,
      'operators-only',
    ],
    ['an operator who signs in with a password alone', callAs(inGroup), 403, 'two-step-required'],
    [
      'an operator who signed in 9 hours ago',
      callAs(resigned(operator.accessToken, { auth_time: secondsAgo(9 * HOUR_MS) })),
      403,
      'session-over',
    ],
    [
      'an operator of an unknown time',
      callAs(resigned(operator.accessToken, { auth_time: undefined })),
      403,
      'session-over',
    ],
  ]
  return { customer, operator, callers }
}

describe('the console of the operator', () => {
  it('T106 every route refuses everybody but an operator with two steps, and nothing is in any log', async () => {
    const { customer, callers } = await everybodyElse()
    const before = (await customer.call('GET', '/vectra/audit')).text
    const wrong: string[] = []
    for (const route of consoleRoutes)
      for (const [name, call, status, code] of callers) {
        const path = route.path
          .replaceAll('{accountId}', accountIdOf(customer.accessToken))
          .replaceAll(/\{\w+\}/g, 'X')
        const answer = await call(route.method, path, route.body === undefined ? undefined : {})
        if (answer.status !== status || !answer.text.includes(code))
          wrong.push(`${routeKey(route)} ${name}: ${answer.status} ${answer.text}`)
      }
    expect(wrong).toEqual([])
    expect((await customer.call('GET', '/vectra/audit')).text).toBe(before)
  })

  it('T106 answers an operator until eight hours after the sign-in', async () => {
    const { call, email, accessToken } = await anOperator()
    const session = await call('GET', '/operator/session')
    expect(session).toMatchObject({ status: 200, body: { email } })
    const almost = resigned(accessToken, { auth_time: secondsAgo(8 * HOUR_MS - 60 * SECOND_MS) })
    expect((await callAs(almost)('GET', '/operator/session')).status).toBe(200)
    const over = resigned(accessToken, { auth_time: secondsAgo(8 * HOUR_MS + SECOND_MS) })
    expect((await callAs(over)('GET', '/operator/session')).status).toBe(403)
  })

  it('T106 is not in the document of the API', async () => {
    const document = await (await fetch(`${localUrl()}/openapi.json`)).text()
    expect(document).toContain('/vectra/devices')
    expect(document).not.toContain('/operator')
  })
})
