import type { Condition, ConditionType } from '../../../../shared/rules/condition.ts'

/** The quantity of a number, which decides its unit. */
export type Quantity =
  | 'speed'
  | 'volts'
  | 'percent'
  | 'distance'
  | 'g'
  | 'minutes'
  | 'perHour'
  | 'length'
  | 'hours'

/** A condition as it is typed. `value` and `valueTo` are in the account's units. */
export type ConditionDraft = {
  /** Tells two of the same type apart while the form is open. */
  key: string
  type: ConditionType
  operator: string
  value: string
  valueTo: string
  timeStart: string
  timeEnd: string
  timezone: string
  behaviorType: string
  signalType: string
  geofenceId: string
}
export type ConditionField = Exclude<keyof ConditionDraft, 'key' | 'type'>

type FieldOf<Type extends ConditionType> = Exclude<keyof Extract<Condition, { type: Type }>, 'type'>
type OperatorOf<Type extends ConditionType> =
  Extract<Condition, { type: Type }> extends { operator: infer Operator } ? Operator : never

export type ConditionForm<Type extends ConditionType = ConditionType> = {
  /** In the order in which they are asked. */
  fields: readonly FieldOf<Type>[]
  /**
   * The comparisons offered in the form. A condition that was made through the API may have another, which is
   * kept.
   */
  operators: readonly OperatorOf<Type>[]
  quantity: Quantity | null
  /** The values that a new condition starts with, where they are not empty. */
  start: Partial<Record<FieldOf<Type>, string>>
}

const COMPARED = ['operator', 'value', 'valueTo'] as const
const ABOVE_BELOW = ['above', 'below'] as const
const MINUTES = { fields: ['value'], operators: [], quantity: 'minutes' } as const
const AT_GEOFENCE = { fields: ['geofenceId'], operators: [], quantity: null, start: {} } as const
const WITHOUT_FIELDS = { fields: [], operators: [], quantity: null, start: {} } as const

/** The form of each condition type: what it asks for, and with what it starts (specification 3.5). */
export const CONDITION_FORMS: { readonly [Type in ConditionType]: ConditionForm<Type> } = {
  speed: {
    fields: COMPARED,
    operators: ABOVE_BELOW,
    quantity: 'speed',
    start: { operator: 'above', value: '0' },
  },
  battery: {
    fields: COMPARED,
    operators: ABOVE_BELOW,
    quantity: 'volts',
    start: { operator: 'below', value: '12' },
  },
  movement: {
    fields: ['operator'],
    operators: ['start', 'end'],
    quantity: null,
    start: { operator: 'start' },
  },
  timeRange: {
    fields: ['timeStart', 'timeEnd', 'timezone'],
    operators: [],
    quantity: null,
    start: { timeStart: '22:00', timeEnd: '06:00', timezone: 'UTC' },
  },
  accessory: { fields: ['operator'], operators: ['on', 'off'], quantity: null, start: { operator: 'on' } },
  drivingBehavior: {
    fields: ['behaviorType'],
    operators: [],
    quantity: null,
    start: { behaviorType: 'collision' },
  },
  signalStrength: {
    fields: ['signalType', 'operator', 'value'],
    operators: ABOVE_BELOW,
    quantity: 'percent',
    start: { signalType: 'gps', operator: 'below', value: '30' },
  },
  mileage: {
    fields: ['operator', 'value'],
    operators: ['exceeds'],
    quantity: 'distance',
    start: { operator: 'exceeds', value: '10000' },
  },
  gForce: {
    fields: COMPARED,
    operators: ABOVE_BELOW,
    quantity: 'g',
    start: { operator: 'above', value: '2' },
  },
  insideGeofence: AT_GEOFENCE,
  outsideGeofence: AT_GEOFENCE,
  noContact: { ...MINUTES, start: { value: '30' } },
  stoppedFor: { ...MINUTES, start: { value: '60' } },
  idleFor: { ...MINUTES, start: { value: '10' } },
  movedWithoutIgnition: WITHOUT_FIELDS,
  relayChanged: WITHOUT_FIELDS,
  maintenanceDue: WITHOUT_FIELDS,
  bilgePump: { fields: ['value'], operators: [], quantity: 'perHour', start: { value: '4' } },
  bilgeHigh: WITHOUT_FIELDS,
  shorePower: { ...MINUTES, start: { value: '10' } },
  batteryEmptyWithin: { fields: ['value'], operators: [], quantity: 'hours', start: { value: '12' } },
  depth: {
    fields: COMPARED,
    operators: ABOVE_BELOW,
    quantity: 'length',
    start: { operator: 'below', value: '3' },
  },
}
