import * as z from 'zod'
import { LANGUAGES } from '../i18n/language.ts'
import { TimeOfDay } from '../times/time-of-day.ts'
import { isTimeZone } from './time-zone.ts'

const topLevelValues = {
  theme: z.enum(['light', 'dark', 'system']),
  units: z.enum(['miles', 'km', 'nautical']),
  language: z.enum(LANGUAGES),
  timezone: z.string().refine(isTimeZone, 'unknown-time-zone'),
  dateFormat: z.enum(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY']),
  timeFormat: z.enum(['12h', '24h']),
  firstDayOfWeek: z.enum(['sunday', 'monday', 'saturday']),
}
const notificationValues = {
  email: z.boolean(),
  sms: z.boolean(),
  alerts: z.boolean(),
  geofence: z.boolean(),
  speed: z.boolean(),
  maintenance: z.boolean(),
  /** A digest of what is found late and is not critical. */
  late: z.boolean(),
  /** When the quiet hours begin and end, in the account's time zone; null: none. */
  quietFrom: TimeOfDay.nullable(),
  quietTo: TimeOfDay.nullable(),
}
/** Every preference by its dotted path. Nothing else can be set. */
const valuesByPath = {
  ...topLevelValues,
  'notifications.email': notificationValues.email,
  'notifications.sms': notificationValues.sms,
  'notifications.alerts': notificationValues.alerts,
  'notifications.geofence': notificationValues.geofence,
  'notifications.speed': notificationValues.speed,
  'notifications.maintenance': notificationValues.maintenance,
  'notifications.late': notificationValues.late,
  'notifications.quietFrom': notificationValues.quietFrom,
  'notifications.quietTo': notificationValues.quietTo,
}

/** All preferences of an account. */
export const Preferences = z.object({ ...topLevelValues, notifications: z.object(notificationValues) })
export type Preferences = z.infer<typeof Preferences>

/** The preferences that the account has set, by dotted path. */
export const ChosenPreferences = z.object(valuesByPath).partial()
export type ChosenPreferences = z.infer<typeof ChosenPreferences>

const Changes = z
  .strictObject({ ...valuesByPath, notifications: z.strictObject(notificationValues).partial() })
  .partial()
/** Some preferences, nested or by dotted path, at the top level or under `preferences` as in a reply. */
export const PreferenceChanges = Changes.extend({ preferences: Changes.optional() })
export type PreferenceChanges = z.infer<typeof PreferenceChanges>

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'light',
  units: 'miles',
  language: 'en',
  timezone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  timeFormat: '12h',
  firstDayOfWeek: 'sunday',
  notifications: {
    email: true,
    sms: false,
    alerts: true,
    geofence: true,
    speed: true,
    maintenance: false,
    late: false,
    quietFrom: null,
    quietTo: null,
  },
}

/** The changes by dotted path. A value given by its path wins over the same value given nested. */
export function chosenValues(changes: PreferenceChanges): ChosenPreferences {
  const { preferences, notifications = {}, ...byPath } = changes
  const nested = Object.entries(notifications).map(([name, value]) => [`notifications.${name}`, value])
  return {
    ...(preferences && chosenValues(preferences)),
    ...ChosenPreferences.parse(Object.fromEntries(nested)),
    ...byPath,
  }
}

/** The preferences with the set values applied; the others keep their value from `before`. */
export function withChosen(before: Preferences, chosen: ChosenPreferences): Preferences {
  const { email, sms, alerts, geofence, speed, maintenance, late, quietFrom, quietTo } = before.notifications
  return {
    theme: chosen.theme ?? before.theme,
    units: chosen.units ?? before.units,
    language: chosen.language ?? before.language,
    timezone: chosen.timezone ?? before.timezone,
    dateFormat: chosen.dateFormat ?? before.dateFormat,
    timeFormat: chosen.timeFormat ?? before.timeFormat,
    firstDayOfWeek: chosen.firstDayOfWeek ?? before.firstDayOfWeek,
    notifications: {
      email: chosen['notifications.email'] ?? email,
      sms: chosen['notifications.sms'] ?? sms,
      alerts: chosen['notifications.alerts'] ?? alerts,
      geofence: chosen['notifications.geofence'] ?? geofence,
      speed: chosen['notifications.speed'] ?? speed,
      maintenance: chosen['notifications.maintenance'] ?? maintenance,
      late: chosen['notifications.late'] ?? late,
      // null is a choice too
      quietFrom: valueOr(chosen['notifications.quietFrom'], quietFrom),
      quietTo: valueOr(chosen['notifications.quietTo'], quietTo),
    },
  }
}

const valueOr = <Value>(chosen: Value | undefined, before: Value): Value =>
  chosen === undefined ? before : chosen
