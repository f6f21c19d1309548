import * as z from 'zod'
import { isTimeZone } from './time-zone.ts'

const valuesOnTop = {
  theme: z.enum(['light', 'dark']),
  units: z.enum(['miles', 'km']),
  language: z.enum(['en', 'es', 'fr', 'zh', 'ja', 'pt']),
  timezone: z.string().refine(isTimeZone, 'unknown-time-zone'),
  dateFormat: z.enum(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY']),
  timeFormat: z.enum(['12h', '24h']),
}
const switches = {
  email: z.boolean(),
  sms: z.boolean(),
  alerts: z.boolean(),
  geofence: z.boolean(),
  speed: z.boolean(),
  maintenance: z.boolean(),
}
/** Every preference by its dotted path. What is not here cannot be set. */
const valuesByPath = {
  ...valuesOnTop,
  'notifications.email': switches.email,
  'notifications.sms': switches.sms,
  'notifications.alerts': switches.alerts,
  'notifications.geofence': switches.geofence,
  'notifications.speed': switches.speed,
  'notifications.maintenance': switches.maintenance,
}

/** What an account holder has chosen, whole. */
export const Preferences = z.object({ ...valuesOnTop, notifications: z.object(switches) })
export type Preferences = z.infer<typeof Preferences>

/** The values that were ever chosen, by path. */
export const ChosenPreferences = z.object(valuesByPath).partial()
export type ChosenPreferences = z.infer<typeof ChosenPreferences>

const Changes = z
  .strictObject({ ...valuesByPath, notifications: z.strictObject(switches).partial() })
  .partial()
/** Some values, nested or by path, bare or under `preferences` as they are read. */
export const PreferenceChanges = Changes.extend({ preferences: Changes.optional() })
export type PreferenceChanges = z.infer<typeof PreferenceChanges>

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'light',
  units: 'miles',
  language: 'en',
  timezone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  timeFormat: '12h',
  notifications: {
    email: true,
    sms: false,
    alerts: true,
    geofence: true,
    speed: true,
    maintenance: false,
  },
}

/** The changes by path. A value given by its path wins over the same one given nested. */
export function chosenValues(changes: PreferenceChanges): ChosenPreferences {
  const { preferences, notifications = {}, ...byPath } = changes
  const nested = Object.entries(notifications).map(([name, on]) => [`notifications.${name}`, on])
  return {
    ...(preferences && chosenValues(preferences)),
    ...ChosenPreferences.parse(Object.fromEntries(nested)),
    ...byPath,
  }
}

/** The preferences with the values that were chosen; the others stay as they were. */
export function withChosen(before: Preferences, chosen: ChosenPreferences): Preferences {
  const { email, sms, alerts, geofence, speed, maintenance } = before.notifications
  return {
    theme: chosen.theme ?? before.theme,
    units: chosen.units ?? before.units,
    language: chosen.language ?? before.language,
    timezone: chosen.timezone ?? before.timezone,
    dateFormat: chosen.dateFormat ?? before.dateFormat,
    timeFormat: chosen.timeFormat ?? before.timeFormat,
    notifications: {
      email: chosen['notifications.email'] ?? email,
      sms: chosen['notifications.sms'] ?? sms,
      alerts: chosen['notifications.alerts'] ?? alerts,
      geofence: chosen['notifications.geofence'] ?? geofence,
      speed: chosen['notifications.speed'] ?? speed,
      maintenance: chosen['notifications.maintenance'] ?? maintenance,
    },
  }
}
