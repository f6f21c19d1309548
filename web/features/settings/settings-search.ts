import * as z from 'zod'
import { parseSearch } from '../../ui/search-params.ts'

export const TABS = [
  'general',
  'notifications',
  'tracking',
  'account',
  'members',
  'billing',
  'gateways',
] as const
export type SettingsTab = (typeof TABS)[number]

const SETTINGS_PARAMS = {
  schema: z.object({ tab: z.enum(TABS).optional() }),
  parts: { tab: 'view' },
} as const

/** The query of a link to the settings. */
export type SettingsSearch = z.infer<typeof SETTINGS_PARAMS.schema> & { ignored?: string }

/** Parses the query of the settings. */
export const settingsSearch = (query: Record<string, unknown>): SettingsSearch =>
  parseSearch(SETTINGS_PARAMS, query)
