import { firstNamed, NAME_PATTERN } from '../../tracking/merge-on-board.ts'
import type { OnBoard } from '../../tracking/on-board.ts'
import { fieldReader, isObject } from '../field-reader.ts'
import { booleanOf, measuredValue } from '../values.ts'

/** The readings of a boat as a tracker sends them, unchecked, with its batteries and tanks by their names. */
export type SentOnBoard = {
  bilgePump?: unknown
  bilgeHigh?: unknown
  shorePower?: unknown
  depthM?: unknown
  batteries: Iterable<readonly [name: string, battery: { volts: unknown; percent: unknown }]>
  tanks: Iterable<readonly [name: string, level: unknown]>
}

/** The possible values of what a tracker sent; `null` where none is. Too long or odd names are left out. */
export function onBoardOf(sent: SentOnBoard): OnBoard | null {
  const readings = {
    bilgePump: booleanOf(sent.bilgePump),
    bilgeHigh: booleanOf(sent.bilgeHigh),
    shorePower: booleanOf(sent.shorePower),
    depthM: measuredValue(sent.depthM, 'depthM'),
  }
  const batteries = firstNamed(
    named(sent.batteries).flatMap(([name, battery]) => {
      const volts = measuredValue(battery.volts, 'batteryVolts')
      const percent = measuredValue(battery.percent, 'batteryPercent')
      return volts === null && percent === null ? [] : [[name, { volts, percent }] as const]
    }),
  )
  const tanks = firstNamed(
    named(sent.tanks).flatMap(([name, value]) => {
      const level = measuredValue(value, 'tankLevel')
      return level === null ? [] : [[name, level] as const]
    }),
  )
  const isEmpty = Object.values(readings).every((value) => value === null)
  const hasNames = Object.keys(batteries).length + Object.keys(tanks).length > 0
  return isEmpty && !hasNames ? null : { ...readings, batteries, tanks }
}

/** The batteries in an object by their names. */
export const batteriesIn = (value: unknown): SentOnBoard['batteries'] =>
  entriesIn(value).map(([name, battery]) => {
    const field = fieldReader(isObject(battery) ? battery : {})
    return [name, { volts: field('volts'), percent: field('percent') }]
  })

export const entriesIn = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : []

/** The entries that have a valid name, in small letters. */
const named = <Value>(entries: Iterable<readonly [string, Value]>) =>
  [...entries].flatMap(([sent, value]) => {
    const name = sent.toLowerCase()
    return NAME_PATTERN.test(name) ? [[name, value] as const] : []
  })
