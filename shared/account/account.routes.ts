import * as z from 'zod'
import { route } from '../http/route.ts'
import { PreferenceChanges, Preferences } from './preferences.ts'

const getPreferences = route({
  method: 'GET',
  path: '/vectra/preferences',
  access: 'account',
  summary: 'The preferences of the account, with defaults for those never set',
  reply: z.object({ preferences: Preferences }),
})

const updatePreferences = route({
  method: 'PUT',
  path: '/vectra/preferences',
  access: 'account',
  summary: 'Updates some preferences, nested or by dotted path, and returns all of them',
  body: PreferenceChanges,
  reply: z.object({ preferences: Preferences }),
})

export const account = { getPreferences, updatePreferences }
