import { compassTexts } from '../../../shared/i18n/en/compass.ts'
import { deviceTypes } from '../../../shared/i18n/en/device-types.ts'
import { alertTexts } from './alerts.ts'
import { commandTexts } from './commands.ts'
import { connectTexts } from './connect.ts'
import { devicesPageTexts } from './devices-page.ts'
import { geofenceTexts } from './geofences.ts'
import { historyTexts } from './history.ts'
import { linkTexts } from './links.ts'
import { liveTexts } from './live.ts'
import { maintenanceTexts } from './maintenance.ts'
import { memberTexts } from './members.ts'
import { overviewTexts } from './overview.ts'
import { paymentTexts } from './payments.ts'
import { problemTexts } from './problem.ts'
import { shareTexts } from './shares.ts'
import { shellTexts } from './shell.ts'
import { snoozeTexts } from './snooze.ts'
import { statusTexts } from './status.ts'

/** All texts of the site, by the part that shows them. Other languages must have the same shape. */
export const appTexts = {
  ...shellTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...linkTexts,
  ...statusTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicesPageTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...memberTexts,
  ...historyTexts,
  ...geofenceTexts,
  ...alertTexts,
  ...shareTexts,
  ...snoozeTexts,
  compass: compassTexts,
  deviceTypes,
}
