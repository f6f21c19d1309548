import type { account as routes } from '../../../shared/account/account.routes.ts'
import type { history } from '../../../shared/account/history.routes.ts'
import type { ownData } from '../../../shared/account/own-data.routes.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import { fill } from '../../../shared/i18n/fill.ts'
import { loadNotifications } from '../../../shared/i18n/load-texts.ts'
import { HOUR_MS, MINUTE_MS, secondsUntil, toIso } from '../../../shared/time.ts'
import { TEXT_LIMIT } from '../../messages/notification-limits.ts'
import { countryOfPhone, phoneNumberOf } from '../../messages/phone-number.ts'
import { smsText } from '../../messages/sms-text.ts'
import { reserveUnconfirmed, type UnconfirmedLimitDeps } from '../../messages/unconfirmed-limit.ts'
import type { TextSender } from '../../outside/text-messages.ts'
import { log } from '../../runtime/log.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { PhoneStore } from '../../stores/accounts/phones.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import {
  codeOf,
  hashedCode,
  isCode,
  PHONE_CODE_LIFETIME_MS,
  PHONE_CODE_TRIES_MAX,
  PHONE_CODES_PER_HOUR,
} from './phone-code.ts'

export type PhoneDeps = UnconfirmedLimitDeps & {
  phones: PhoneStore
  preferences: Pick<PreferenceStore, 'get'>
  sendText: TextSender
  /** ISO 3166 codes of the countries that texts may be sent to. */
  smsCountries: ReadonlySet<string>
  /** A random number below `PHONE_CODES_BELOW`. */
  newCode: () => number
  newSalt: () => string
  subscriptions: Pick<SubscriptionStore, 'hasAny'>
}

type PhoneRoutes = Omit<
  typeof routes,
  'getPreferences' | 'updatePreferences' | keyof typeof ownData | keyof typeof history
>

/** The phone of the account, which gets notifications once a code that was sent to it has been entered. */
export function phoneActions(deps: PhoneDeps): Actions<PhoneRoutes> {
  const { phones, accounts } = deps

  async function settingsOf(accountId: string) {
    const { phone, isConfirmed } = await phones.get(accountId)
    return { reply: { phone, phoneConfirmed: isConfirmed } }
  }

  const saveSettings: Actions<PhoneRoutes>['updateUserSettings'] = async ({ body }, { accountId }) => {
    if (body.phone === undefined) return settingsOf(accountId)
    const written = body.phone ?? ''
    const phone = await phoneNumberOf(written)
    if (phone === null && written !== '')
      return { refused: 'invalid-phone', more: { errors: [{ path: 'phone', code: 'invalid-phone' }] } }
    await phones.save(accountId, phone)
    return settingsOf(accountId)
  }

  /** Returns after how many seconds the next code may be sent; `null` if one was reserved. */
  async function reserveText(accountId: string, now: number, isConfirmed: boolean): Promise<number | null> {
    const code = await accounts.reserve(accountId, 'code', now, now - HOUR_MS, PHONE_CODES_PER_HOUR)
    if (!code.isReserved) return secondsUntil(code.windowStart + HOUR_MS, now)
    const text = await accounts.reserve(accountId, 'text', now, now - TEXT_LIMIT.windowMs, TEXT_LIMIT.max)
    if (!text.isReserved) return secondsUntil(text.windowStart + TEXT_LIMIT.windowMs, now)
    return isConfirmed ? null : reserveUnconfirmed('sms', deps)
  }

  return {
    getUserSettings: (_input, { accountId }) => settingsOf(accountId),
    updateUserSettings: saveSettings,
    createUserSettings: saveSettings,

    async sendPhoneCode(_input, { accountId }) {
      const { phone, isConfirmed } = await phones.get(accountId)
      if (phone === null) return { refused: 'no-phone' }
      if (deps.smsCountries.size === 0) return { refused: 'sms-not-set-up' }
      if (!deps.smsCountries.has((await countryOfPhone(phone)) ?? ''))
        return { refused: 'sms-country-not-allowed' }
      if (!(await deps.subscriptions.hasAny(accountId))) return { refused: 'sms-needs-subscription' }
      const now = deps.now()
      const retryAfterSeconds = await reserveText(accountId, now, isConfirmed)
      if (retryAfterSeconds !== null) return { refused: 'too-many-requests', retryAfterSeconds }
      const code = codeOf(deps.newCode())
      const stored = hashedCode(code, deps.newSalt(), now)
      await phones.saveCode(accountId, phone, stored)
      const { language } = await deps.preferences.get(accountId)
      const { notificationTexts } = await loadNotifications(language ?? DEFAULT_PREFERENCES.language)
      const minutes = String(PHONE_CODE_LIFETIME_MS / MINUTE_MS)
      const answer = await deps.sendText(phone, smsText(fill(notificationTexts.phoneCode, { code, minutes })))
      if (answer.kind === 'accepted') return { reply: { success: true, expiresAt: toIso(stored.expiresAt) } }
      log('warn', 'text-not-accepted', { cause: answer.cause })
      return { refused: answer.kind === 'refused' ? 'phone-refused' : 'text-not-sent' }
    },

    async confirmPhone({ body }, { accountId }) {
      const now = deps.now()
      const tried = await phones.tryCode(accountId, now, PHONE_CODE_TRIES_MAX)
      if (tried === null) return { refused: 'code-expired' }
      if (!isCode(body.code.replaceAll(/\s/g, ''), tried.code))
        return { refused: 'wrong-code', more: { errors: [{ path: 'code', code: 'wrong-code' }] } }
      const isConfirmed = await phones.confirm(accountId, tried.phone, tried.code, now)
      return isConfirmed ? settingsOf(accountId) : { refused: 'code-expired' }
    },
  }
}
