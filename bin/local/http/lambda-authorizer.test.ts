import { expect, it, vi } from 'vitest'
import { lambdaAuthorizer } from './lambda-authorizer.ts'

it('T09 asks the function once for a header, and again when its answer is old', async () => {
  let now = 0
  const invoke = vi.fn(async () => ({ isAuthorized: true, context: { personId: 'mia' } }))
  const authorize = lambdaAuthorizer({ functionId: 'Authorizer', cacheSeconds: 300 }, invoke, () => now)
  expect(await authorize(['Bearer a'])).toEqual({ context: { personId: 'mia' } })
  now = 299_999
  await authorize(['Bearer a'])
  expect(invoke).toHaveBeenCalledTimes(1)
  await authorize(['Bearer b'])
  now = 300_000
  await authorize(['Bearer a'])
  expect(invoke).toHaveBeenCalledTimes(3)
})

it('T09 refuses as an HTTP API does: no header 401, a no 403, a failure 500', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const answer = (invoke: () => Promise<unknown>, headers = ['Bearer a']) =>
    lambdaAuthorizer({ functionId: 'Authorizer', cacheSeconds: 0 }, invoke)(headers)
  const invoke = vi.fn(async () => ({ isAuthorized: false }))
  expect(await answer(invoke, [])).toEqual({ status: 401 })
  expect(invoke).not.toHaveBeenCalled()
  expect(await answer(invoke)).toEqual({ status: 403 })
  expect(await answer(() => Promise.reject(new Error('down')))).toEqual({ status: 500 })
  expect(await answer(async () => 'garbage')).toEqual({ status: 500 })
  vi.mocked(console.error).mockClear()
})

it('T09 gives the function both of two headers, joined as an HTTP API joins them', async () => {
  const invoke = vi.fn(async () => ({ isAuthorized: true }))
  await lambdaAuthorizer({ functionId: 'Authorizer', cacheSeconds: 0 }, invoke)(['Bearer a', 'Bearer b'])
  expect(invoke).toHaveBeenCalledWith(
    'Authorizer',
    expect.objectContaining({ identitySource: ['Bearer a,Bearer b'] }),
  )
})
