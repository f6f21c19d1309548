import type { Boundary } from '../geofences/boundary.ts'
import type { WatchedMaintenance } from '../maintenance/watched-maintenance.ts'
import type { Condition, ConditionType } from './condition.ts'
import { accessory } from './conditions/accessory.ts'
import { battery } from './conditions/battery.ts'
import { besideGeofence } from './conditions/beside-geofence.ts'
import type { CompiledCondition } from './conditions/compiled-condition.ts'
import { drivingBehavior } from './conditions/driving-behavior.ts'
import { gForce } from './conditions/g-force.ts'
import { idleFor } from './conditions/idle-for.ts'
import { maintenanceDue } from './conditions/maintenance-due.ts'
import { mileage } from './conditions/mileage.ts'
import { movedWithoutIgnition } from './conditions/moved-without-ignition.ts'
import { movement } from './conditions/movement.ts'
import { noContact } from './conditions/no-contact.ts'
import { batteryEmptyWithin } from './conditions/on-board/battery-empty-within.ts'
import { bilgeHigh } from './conditions/on-board/bilge-high.ts'
import { bilgePump } from './conditions/on-board/bilge-pump.ts'
import { depth } from './conditions/on-board/depth.ts'
import { shorePower } from './conditions/on-board/shore-power.ts'
import { relayChanged } from './conditions/relay-changed.ts'
import { signalStrength } from './conditions/signal-strength.ts'
import { speed } from './conditions/speed.ts'
import { stoppedFor } from './conditions/stopped-for.ts'
import { timeRange } from './conditions/time-range.ts'

/** The geofences (by id) and maintenance that conditions name. */
export type RuleContext = {
  geofences: ReadonlyMap<string, Boundary>
  maintenance: readonly WatchedMaintenance[]
}

type Bodies = { [Type in ConditionType]: Extract<Condition, { type: Type }> }
/** A condition of one type, or any: written so that the type selects its line in the record. */
type ConditionOf<Type extends ConditionType> = { [One in Type]: Bodies[One] & { type: One } }[Type]

const COMPILERS: {
  [Type in ConditionType]: (condition: Bodies[Type], context: RuleContext) => CompiledCondition
} = {
  speed,
  battery,
  movement,
  timeRange,
  accessory,
  drivingBehavior,
  signalStrength,
  mileage,
  gForce,
  insideGeofence: ({ geofenceId }, { geofences }) => besideGeofence('inside', geofences.get(geofenceId)),
  outsideGeofence: ({ geofenceId }, { geofences }) => besideGeofence('outside', geofences.get(geofenceId)),
  noContact,
  stoppedFor,
  idleFor,
  movedWithoutIgnition,
  relayChanged,
  bilgePump,
  bilgeHigh,
  shorePower,
  depth,
  batteryEmptyWithin,
  maintenanceDue: (_condition, { maintenance }) => maintenanceDue(maintenance),
}

/** Prepares a condition for many reports. */
export const compileCondition = <Type extends ConditionType>(
  condition: ConditionOf<Type>,
  context: RuleContext,
): CompiledCondition => COMPILERS[condition.type](condition, context)
