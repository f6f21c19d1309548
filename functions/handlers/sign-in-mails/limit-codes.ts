import * as z from 'zod'
import { CODES_DAILY_LIMIT } from '../../../shared/account/codes-limit.ts'
import { reserveUnconfirmed, type UnconfirmedLimitDeps } from '../../messages/unconfirmed-limit.ts'
import { log, reasonOf } from '../../runtime/log.ts'

/** Before each of these, Cognito sends a code to an address that has not been confirmed. */
const Limited = z.looseObject({
  triggerSource: z.enum([
    'PreSignUp_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_UpdateUserAttribute',
    'CustomMessage_VerifyUserAttribute',
  ]),
})

const BeforeSignUp = z.looseObject({ triggerSource: z.string().startsWith('PreSignUp_') })

/** Whether it is of the trigger PreSignUp, whose answer is the event as it came. */
export const isBeforeSignUp = (event: unknown): boolean => BeforeSignUp.safeParse(event).success

/**
 * Throws `CODES_DAILY_LIMIT` when the deployment has sent as many codes as it may in a day; Cognito then refuses the
 * call, and creates no user. While the store fails, codes are sent: nobody could sign up otherwise.
 */
export async function limitCodes(event: unknown, deps: UnconfirmedLimitDeps): Promise<void> {
  if (!Limited.safeParse(event).success) return
  const wait = await reserveUnconfirmed('email', deps).catch((error: unknown) => {
    log('error', 'unconfirmed-limit-unknown', { reason: reasonOf(error) })
    return null
  })
  if (wait !== null) throw new Error(CODES_DAILY_LIMIT)
}
