import type { MaintenanceInterval } from '../../../shared/maintenance/maintenance.ts'

/** An oil change that counts nothing, added at noon UTC on January 31, 2026 with 20,000 km and 400 hours. */
export const anInterval = (changed: Partial<MaintenanceInterval> = {}): MaintenanceInterval => ({
  id: 'oil',
  deviceId: 'SEA240',
  name: 'Oil change',
  everyKm: null,
  everyEngineHours: null,
  everyMonths: null,
  done: [],
  added: { at: '2026-01-31T12:00:00.000Z', odometerKm: 20_000, engineHours: 400 },
  ...changed,
})
