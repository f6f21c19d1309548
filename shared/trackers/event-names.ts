import { DrivingBehavior } from '../rules/driving-behavior.ts'
import { textOf } from './values.ts'

/**
 * Our names of events. A tracker that reports a harsh manoeuvre without its kind sends `harshDriving`, and one that
 * does not know the side of a turn sends `sharpTurn`.
 */
const NAMES = [
  ...DrivingBehavior.options,
  'harshDriving',
  'sharpTurn',
  'towing',
  'unplugged',
  'lowBattery',
  'speeding',
  'idling',
  'jamming',
  'alarm',
  'geofence',
] as const
export type EventName = (typeof NAMES)[number]

/** What other manufacturers call the same events. */
const ALIASES: Record<string, EventName> = {
  crash: 'collision',
  accident: 'collision',
  impact: 'collision',
  falling: 'fall',
  falldown: 'fall',
  harshacceleration: 'rapidAcceleration',
  hardacceleration: 'rapidAcceleration',
  harshbraking: 'rapidDeceleration',
  hardbraking: 'rapidDeceleration',
  rapidbraking: 'rapidDeceleration',
  harshdeceleration: 'rapidDeceleration',
  rolledover: 'rollover',
  harshcornering: 'sharpTurn',
  hardcornering: 'sharpTurn',
  harshturn: 'sharpTurn',
  sharpleft: 'sharpLeftTurn',
  harshleftturn: 'sharpLeftTurn',
  sharpright: 'sharpRightTurn',
  harshrightturn: 'sharpRightTurn',
  harsh: 'harshDriving',
  tow: 'towing',
  powercut: 'unplugged',
}

const KNOWN = new Map<string, EventName>([
  ...NAMES.map((name) => [lettersOf(name), name] as const),
  ...Object.entries(ALIASES),
])

/** Our name of an event, however a tracker spells it; any other name as it is. */
export const eventNameOf = (name: string): string => KNOWN.get(lettersOf(name)) ?? name

const EVENTS_MAX = 20
const EVENT_NAME_MAX = 40

/** Our names of alarms in a text that separates them by commas. */
export const alarmNamesIn = (value: unknown): string[] =>
  typeof value === 'string' ? eventNamesIn(value.split(',')) : []

/** Our names of the events in a list. */
export function eventNamesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, EVENTS_MAX).flatMap((name) => {
    const text = textOf(name, EVENT_NAME_MAX)
    return text === null ? [] : [eventNameOf(text)]
  })
}

/** `HARSH_BRAKING`, `harsh-braking` and `harshBraking` are one name. */
function lettersOf(name: string) {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}
