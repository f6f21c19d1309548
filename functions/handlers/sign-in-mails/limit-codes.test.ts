import { expect, test, vi } from 'vitest'
import { limitCodes } from './limit-codes.ts'

const LIMITED = [
  'PreSignUp_SignUp',
  'CustomMessage_ResendCode',
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
]
/** The sign-up was counted before, invitations are the operator's, and resets go to confirmed addresses only. */
const FREE = [
  'CustomMessage_SignUp',
  'CustomMessage_ForgotPassword',
  'CustomMessage_AdminCreateUser',
  'PreSignUp_AdminCreateUser',
]

const limitOf = (isReserved: boolean) => ({
  accounts: { reserve: vi.fn(async () => ({ isReserved, windowStart: 0 })) },
  unconfirmedPerDay: 500,
  now: () => 0,
})

test.each(LIMITED)('T94 %s sends a code until the day’s limit is reached', async (triggerSource) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await limitCodes({ triggerSource }, limitOf(true))
  await expect(limitCodes({ triggerSource }, limitOf(false))).rejects.toThrow(/^codes-daily-limit$/)
})

test.each(FREE)('T94 %s does not count', async (triggerSource) => {
  const limit = limitOf(false)
  await limitCodes({ triggerSource }, limit)
  expect(limit.accounts.reserve).not.toHaveBeenCalled()
})

test('T94 codes are sent while the store fails, and the failure is logged', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reserve = async () => {
    throw new Error('ThrottlingException')
  }
  await limitCodes({ triggerSource: 'PreSignUp_SignUp' }, { ...limitOf(false), accounts: { reserve } })
  expect(printed.mock.calls.flat().join()).toContain('unconfirmed-limit-unknown')
  printed.mockClear()
})
