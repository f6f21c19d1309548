// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../shared/http/client.ts'
import { startTexts } from '../i18n/i18n.ts'
import { createSiteQueryClient } from './create-query-client.ts'

beforeAll(() => startTexts('en'))

/** The client of a page whose call fails with this error, and what it logs. */
async function afterFailure(error: Error) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const report = vi.mocked(console.error).mockImplementation(() => {})
  const onSignedOut = vi.fn()
  const client = createSiteQueryClient(onSignedOut)
  const fail = () => Promise.reject(error)
  await client.fetchQuery({ queryKey: ['failing'], queryFn: fail, retry: false }).catch(() => undefined)
  const logged = { warnings: warn.mock.calls, errors: [...report.mock.calls] }
  report.mockClear()
  return { ...logged, isSignedOut: onSignedOut.mock.calls.length > 0 }
}

describe('APP-10 a failed call is logged', () => {
  test('APP-10 as a warning if its code is known, whether a page shows it or not', async () => {
    const error = new ApiProblem('unavailable', 503, 'Service Unavailable')
    expect(await afterFailure(error)).toEqual({
      warnings: [['A call failed with unavailable:', error]],
      errors: [],
      isSignedOut: false,
    })
  })

  test('APP-10 as an error if its code is unknown', async () => {
    const error = new ApiProblem('gone', 410, 'Gone')
    expect(await afterFailure(error)).toMatchObject({
      warnings: [],
      errors: [['A call failed with the unknown code gone:', error]],
    })
  })

  test('APP-10 as an error if it is a bug', async () => {
    const error = new TypeError('undefined is not a function')
    expect(await afterFailure(error)).toMatchObject({
      warnings: [],
      errors: [['A call failed unexpectedly:', error]],
    })
  })

  test('APP-10 and ends the session if its token is refused', async () => {
    expect(await afterFailure(new ApiProblem('unauthenticated', 401, 'Unauthorized'))).toMatchObject({
      isSignedOut: true,
    })
  })

  test('T13 and ends the session if the account was handed over, but not if a role is too low', async () => {
    const refused = (code: string) => afterFailure(new ApiProblem(code, 403, 'Forbidden'))
    expect(await refused('handed-over')).toMatchObject({ isSignedOut: true })
    expect(await refused('not-permitted')).toMatchObject({ isSignedOut: false })
  })
})
