import * as z from 'zod'
import { route } from '../http/route.ts'
import { history } from './history.routes.ts'
import { ownData } from './own-data.routes.ts'
import { PhoneInput } from './phone.ts'
import { PreferenceChanges, Preferences } from './preferences.ts'

const TOO_OFTEN = { status: 429, code: 'too-many-requests' } as const

const getPreferences = route({
  method: 'GET',
  path: '/vectra/preferences',
  access: 'account',
  permission: 'own',
  summary: 'The preferences of the account, with defaults for those never set',
  reply: z.object({ preferences: Preferences }),
})

const updatePreferences = route({
  method: 'PUT',
  path: '/vectra/preferences',
  access: 'account',
  permission: 'own',
  summary: 'Updates some preferences, nested or by dotted path, and returns all of them',
  body: PreferenceChanges,
  reply: z.object({ preferences: Preferences }),
})

const UserSettings = z.object({
  /** E.164, such as `+12025550123`. */
  phone: z.string().nullable(),
  /** Whether a code that was sent to the phone has been entered. Only then it gets notifications. */
  phoneConfirmed: z.boolean(),
})

const getUserSettings = route({
  method: 'GET',
  path: '/user/settings',
  access: 'account',
  permission: 'own',
  summary: 'The phone number of the account',
  reply: UserSettings,
})

const settingsChange = {
  access: 'account',
  permission: 'own',
  body: z.strictObject({
    phone: PhoneInput.nullish(),
    /** Set where one signs in; ignored here. */
    email: z.string().max(254).nullish(),
    name: z.string().max(200).nullish(),
  }),
  reply: UserSettings,
  refusals: [{ status: 400, code: 'invalid-phone' }],
} as const

const updateUserSettings = route({
  method: 'PUT',
  path: '/user/settings',
  summary:
    'Sets or removes the phone number, which has to be confirmed afterwards. Email and name are read-only',
  ...settingsChange,
})

const createUserSettings = route({
  method: 'POST',
  path: '/user/settings',
  summary: 'The same as PUT, for clients that create settings',
  ...settingsChange,
})

const sendPhoneCode = route({
  method: 'POST',
  path: '/user/settings/phone-code',
  access: 'account',
  permission: 'own',
  summary: 'Sends a code of six digits to the phone of the account',
  reply: z.object({ success: z.literal(true), expiresAt: z.iso.datetime() }),
  refusals: [
    { status: 409, code: 'no-phone' },
    { status: 409, code: 'sms-not-set-up' },
    { status: 409, code: 'sms-country-not-allowed' },
    /** The account has none, and never had one. */
    { status: 409, code: 'sms-needs-subscription' },
    { status: 409, code: 'phone-refused' },
    { status: 503, code: 'text-not-sent' },
    TOO_OFTEN,
  ],
})

const confirmPhone = route({
  method: 'POST',
  path: '/user/settings/phone-confirmation',
  access: 'account',
  permission: 'own',
  summary: 'Confirms the phone of the account by the code that was sent to it',
  body: z.object({ code: z.string().trim().max(20) }),
  reply: UserSettings,
  refusals: [
    { status: 400, code: 'wrong-code' },
    /** Too old, tried too often, or of another number. */
    { status: 409, code: 'code-expired' },
  ],
})

export const account = {
  getPreferences,
  updatePreferences,
  getUserSettings,
  updateUserSettings,
  createUserSettings,
  confirmPhone,
  sendPhoneCode,
  ...ownData,
  ...history,
}
