import * as z from 'zod'
import { parseSearch, SearchDeviceId, SearchText } from '../../ui/search-params.ts'

export const TABS = [
  'general',
  'notifications',
  'tracking',
  'account',
  'members',
  'audit',
  'billing',
  'gateways',
  'api',
] as const
export type SettingsTab = (typeof TABS)[number]

const SETTINGS_PARAMS = {
  schema: z.object({
    tab: z.enum(TABS).optional(),
    /** Whose entries of the audit log are shown, and about which device. */
    member: SearchText.optional(),
    deviceId: SearchDeviceId.optional(),
  }),
  parts: { tab: 'view', member: 'filter', deviceId: 'filter' },
} as const

/** The query of a link to the settings. */
export type SettingsSearch = z.infer<typeof SETTINGS_PARAMS.schema> & { ignored?: string }

/** Parses the query of the settings. */
export const settingsSearch = (query: Record<string, unknown>): SettingsSearch =>
  parseSearch(SETTINGS_PARAMS, query)
