import type { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { phoneNumberOf } from '../../messages/phone-number.ts'
import { reserveTest } from '../../messages/reserve-test.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { PhoneStore } from '../../stores/accounts/phones.ts'

export type TestDeps = {
  accounts: Pick<AccountStore, 'reserve'>
  phones: Pick<PhoneStore, 'get'>
  /** The verified address of an account. */
  getAddress: (accountId: string) => Promise<string | null>
  queue: Pick<NotifyQueue, 'send'>
  now: () => number
}

/** A test to the account itself. The recipients that a client names only say which of its own it means. */
export const testActions = (deps: TestDeps): Actions<Pick<typeof notifications, 'sendTestNotification'>> => ({
  async sendTestNotification({ body }, { accountId }) {
    const wantsEmail = Boolean(body.email)
    const wantsText = Boolean(body.phone)
    if (!wantsEmail && !wantsText) return { refused: 'no-channel' }
    const [address, own] = await Promise.all([deps.getAddress(accountId), deps.phones.get(accountId)])
    if (wantsEmail && body.email?.trim().toLowerCase() !== address?.toLowerCase())
      return { refused: 'not-your-address' }
    if (wantsText && (!own.isConfirmed || (await phoneNumberOf(body.phone ?? '')) !== own.phone))
      return { refused: 'phone-not-confirmed' }
    const refusal = await reserveTest(accountId, deps)
    if (refusal !== null) return refusal
    await deps.queue.send({
      kind: 'settingsTest',
      accountId,
      channels: [...(wantsEmail ? ['email' as const] : []), ...(wantsText ? ['sms' as const] : [])],
      message: body.message ?? null,
    })
    return {
      reply: { success: true, email: wantsEmail ? address : null, phone: wantsText ? own.phone : null },
    }
  },
})
