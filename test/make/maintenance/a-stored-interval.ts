import { randomBytes } from 'node:crypto'
import type { StoredMaintenance } from '../../../functions/stores/devices/maintenance.ts'
import { NOON } from '../tracking/a-position.ts'
import { anInterval } from './an-interval.ts'

/** An oil change every 5,000 km that was added long ago. */
export const aStoredInterval = (changed: Partial<StoredMaintenance> = {}): StoredMaintenance => ({
  ...anInterval({ everyKm: 5_000 }),
  accountId: 'an-account',
  id: randomBytes(12).toString('base64url'),
  timezone: 'UTC',
  definedAt: NOON,
  wasDue: false,
  version: 1,
  ...changed,
})
