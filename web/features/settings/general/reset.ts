import { type ChosenPreferences, DEFAULT_PREFERENCES } from '../../../../shared/account/preferences.ts'

const { notifications, ...general } = DEFAULT_PREFERENCES
const { alerts, geofence, speed, maintenance, late } = notifications

/** What a reset sets (specification 2.4). Channels and quiet hours keep their values. */
export const RESET: ChosenPreferences = {
  ...general,
  'notifications.alerts': alerts,
  'notifications.geofence': geofence,
  'notifications.speed': speed,
  'notifications.maintenance': maintenance,
  'notifications.late': late,
}
