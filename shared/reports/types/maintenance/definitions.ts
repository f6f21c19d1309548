import { fill } from '../../../i18n/fill.ts'
import { DUE_SOON_DAYS_MAX, DUE_SOON_ENGINE_HOURS_MAX, DUE_SOON_KM_MAX } from '../../../maintenance/due.ts'
import type { Pen } from '../common/pen.ts'
import { wholeDistance } from './whole-distance.ts'

/** What the report means by due, and where its readings are from. */
export function maintenanceDefinitions(pen: Pen): string[] {
  const { texts, count } = pen
  const { now, due, dueSoon, readings } = texts.maintenanceDue.definitions
  const limits = {
    distance: wholeDistance(DUE_SOON_KM_MAX, pen),
    hours: count(DUE_SOON_ENGINE_HOURS_MAX),
    days: count(DUE_SOON_DAYS_MAX),
  }
  return [now, due, fill(dueSoon, limits), readings]
}
