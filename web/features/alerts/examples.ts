import type { AlertRule } from '../../../shared/alerts/alert-rule.ts'
import { ALL_DEVICES } from '../../../shared/alerts/alert-rule.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import { type Action, COOLDOWN_MINUTES } from '../../../shared/rules/rule.ts'
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts'
import type { alertTexts } from '../../i18n/en/alerts.ts'
import type { onBoardTexts } from '../../i18n/en/on-board.ts'
import type { SILHOUETTES } from '../../ui/silhouettes.ts'
import { UNIT_SYSTEMS, type Units } from '../../ui/units/unit-systems.ts'

type ExampleName =
  | keyof typeof alertTexts.alerts.examples.names
  | keyof typeof onBoardTexts.alerts.examples.names
export type Example = Pick<AlertRule, 'deviceId' | 'tags' | 'conditions' | 'actions' | 'cooldownMinutes'> & {
  name: ExampleName
  icon: keyof typeof SILHOUETTES
}

const EMAIL: Action = { type: 'email', target: '' }
const SMS: Action = { type: 'sms', target: '' }
const PUSH: Action = { type: 'push' }
/** Round in each of the account's units. */
const SPEEDING = { km: 120, miles: 75, nautical: 65 }
const SERVICE_AT = { km: 15_000, miles: 10_000, nautical: 10_000 }
const LOW_BOAT_BATTERY_V = 11.8
const PUMP_STARTS_AN_HOUR = 4
const WITHOUT_SHORE_POWER_MINUTES = 10
const IDLING_MINUTES = 15
const SILENT_MINUTES = DAY_MS / MINUTE_MS

/** Eleven rules to start from, one or two for each kind of device. Figures are round in the account's units. */
export function examplesFor(units: Units, timezone: string): Example[] {
  const { speed, distance } = UNIT_SYSTEMS[units]
  const night: Condition = { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone }
  const example = (
    name: ExampleName,
    icon: Example['icon'],
    conditions: Condition[],
    actions: Action[],
  ): Example => ({
    name,
    icon,
    conditions,
    actions,
    deviceId: ALL_DEVICES,
    tags: [],
    cooldownMinutes: COOLDOWN_MINUTES.default,
  })
  return [
    example('night', 'boat', [{ type: 'movement', operator: 'start' }, night], [PUSH, SMS]),
    example(
      'boatBattery',
      'sailboat',
      [{ type: 'battery', operator: 'below', value: LOW_BOAT_BATTERY_V }],
      [EMAIL],
    ),
    example('bilgeHigh', 'boat', [{ type: 'bilgeHigh' }], [PUSH, SMS]),
    example('bilgePump', 'yacht', [{ type: 'bilgePump', value: PUMP_STARTS_AN_HOUR }], [PUSH, EMAIL]),
    example('shorePower', 'sailboat', [{ type: 'shorePower', value: WITHOUT_SHORE_POWER_MINUTES }], [PUSH]),
    example(
      'speeding',
      'car',
      [{ type: 'speed', operator: 'above', value: SPEEDING[units] / speed.perKmh }],
      [PUSH],
    ),
    example(
      'crash',
      'motorcycle',
      [{ type: 'drivingBehavior', behaviorType: 'collision' }],
      [PUSH, SMS, EMAIL],
    ),
    example('towed', 'van', [{ type: 'movedWithoutIgnition' }], [PUSH, SMS]),
    example('idling', 'truck', [{ type: 'idleFor', value: IDLING_MINUTES }], [EMAIL]),
    example('silent', 'excavator', [{ type: 'noContact', value: SILENT_MINUTES }], [EMAIL]),
    example(
      'service',
      'rv',
      [{ type: 'mileage', operator: 'exceeds', value: SERVICE_AT[units] / distance.perKm }],
      [EMAIL],
    ),
  ]
}
