import type { NotificationCondition } from '../../reporting/notification-rule.ts'
import type { Comparison, Condition } from '../condition.ts'

/** The account's meaning of the names and hours in a notification rule. */
export type NotificationContext = {
  /** Ids of geofences, by the index of the condition that names them. */
  geofenceIds: Readonly<Record<string, string>>
  timezone: string
}

export type ConversionCode = 'required' | 'invalid-value' | 'invalid-operator' | 'unknown-geofence'
type Refused = { code: ConversionCode; field: keyof NotificationCondition }

const COMPARISONS: Record<NotificationCondition['operator'], Comparison> = {
  greaterThan: 'above',
  lessThan: 'below',
  equals: 'equals',
  notEquals: 'notEquals',
  between: 'between',
}

/** A condition of a notification rule as the engine evaluates it, or the fault of one of its fields. */
export function conditionFrom(
  condition: NotificationCondition,
  index: number,
  { geofenceIds, timezone }: NotificationContext,
): Condition | Refused {
  if (condition.type === 'geofence') return geofenceFrom(condition, geofenceIds[index])
  if (condition.type === 'time') return timeRangeFrom(condition, timezone)
  const { type, operator, value } = condition
  if (value === undefined || value === null || value === '') return { code: 'required', field: 'value' }
  const limits = numbersIn(value)
  const [first, second] = limits
  const isComplete = limits.length === (operator === 'between' ? 2 : 1)
  if (first === undefined || !isComplete || !limits.every(isInRange)) return INVALID_VALUE
  const compared = { operator: COMPARISONS[operator], value: first }
  return second === undefined ? { type, ...compared } : { type, ...compared, valueTo: second }
}

const INVALID_VALUE: Refused = { code: 'invalid-value', field: 'value' }

/** The largest limits of `Condition`. */
const LIMIT_MAX = 1_000
const isInRange = (limit: number) => limit >= 0 && limit <= LIMIT_MAX

const numbersIn = (value: NonNullable<NotificationCondition['value']>): number[] =>
  Array.isArray(value) ? value : [typeof value === 'string' ? Number(value) : value]

function geofenceFrom(
  { operator, geofenceName }: NotificationCondition,
  geofenceId: string | undefined,
): Condition | Refused {
  if (!geofenceName) return { code: 'required', field: 'geofenceName' }
  if (geofenceId === undefined) return { code: 'unknown-geofence', field: 'geofenceName' }
  if (operator === 'equals') return { type: 'insideGeofence', geofenceId }
  if (operator === 'notEquals') return { type: 'outsideGeofence', geofenceId }
  return { code: 'invalid-operator', field: 'operator' }
}

const HOURS_PER_DAY = 24
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = HOURS_PER_DAY * MINUTES_PER_HOUR

/** The hours of a day that a time condition means: `equals 8` is the hour that starts at 8. */
function hoursOf(operator: NotificationCondition['operator'], first: number, second: number | undefined) {
  switch (operator) {
    case 'between':
      return [first, second ?? first] as const
    case 'greaterThan':
      return [first, HOURS_PER_DAY] as const
    case 'lessThan':
      return [0, first] as const
    case 'equals':
      return [first, first + 1] as const
    case 'notEquals':
      return [first + 1, first] as const
  }
}

function timeRangeFrom({ operator, value }: NotificationCondition, timezone: string): Condition | Refused {
  if (value === undefined || value === null || value === '') return { code: 'required', field: 'value' }
  const hours = typeof value === 'string' ? [hourOf(value)] : numbersIn(value)
  const [first, second] = hours
  const isComplete = hours.length === (operator === 'between' ? 2 : 1)
  const areHours = hours.every((hour) => hour >= 0 && hour <= HOURS_PER_DAY)
  if (first === undefined || !isComplete || !areHours) return INVALID_VALUE
  const [start, end] = hoursOf(operator, first, second)
  return { type: 'timeRange', timeStart: timeOfDay(start), timeEnd: timeOfDay(end), timezone }
}

/** `22:30` or `22.5` is 22.5. */
function hourOf(text: string): number {
  const [hours, minutes] = text.split(':')
  return minutes === undefined ? Number(hours) : Number(hours) + Number(minutes) / MINUTES_PER_HOUR
}

function timeOfDay(hour: number): string {
  const minute = Math.round(hour * MINUTES_PER_HOUR) % MINUTES_PER_DAY
  const digits = (number: number) => String(number).padStart(2, '0')
  return `${digits(Math.floor(minute / MINUTES_PER_HOUR))}:${digits(minute % MINUTES_PER_HOUR)}`
}
