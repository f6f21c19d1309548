import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'

/** What a tracker's free text says. `null`: it says nothing of that. */
export type StatusText = {
  acc: boolean | null
  fuelSupply: 'on' | 'cut' | null
  /** How long it stands, idles or moves, in whole minutes. */
  stopMinutes: number | null
  idleMinutes: number | null
  movingMinutes: number | null
  mainVolts: number | null
  externalPower: boolean | null
  lteNetwork: boolean | null
  /** As the tracker words it: a count of satellites, or `good`. */
  satelliteSignal: string | null
  altitudeM: number | null
  powerSaveMode: boolean | null
  vehicleLocked: boolean | null
  stop: boolean
  heartBeat: boolean
  enterGprs: boolean
}

/** One way of saying something; the first row of an item that is found wins. */
type Row<Value> = readonly [wording: RegExp, meaning: (found: RegExpExecArray) => Value]

/*
 * Every repetition is bounded and the text has single spaces, so that no text takes longer than its length.
 * The wordings are those of the specification, of its trackers' relatives, and of our own fleet.
 */
const NUMBER = '(-?\\d{1,6}(?:\\.\\d{1,4})?)'
const UNIT = '(?:days?|d|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)(?![a-z])'
const DURATION = `(\\d{1,3}:\\d{2}(?::\\d{2})?|(?:\\d{1,5} ?${UNIT}[ ,]?){1,4})`
const lasting = (words: string) => new RegExp(`\\b(?:${words})(?: for| time| duration)? ${DURATION}`, 'i')
const always =
  <Value>(value: Value) =>
  () =>
    value
const durationMinutes = ([, duration = '']: RegExpExecArray) => minutesIn(duration)
const volts = ([, number, unit]: RegExpExecArray) =>
  Number(number) / (unit?.toLowerCase() === 'mv' ? MILLIVOLTS_PER_VOLT : 1)
const MILLIVOLTS_PER_VOLT = 1000

const TABLE: { [Item in keyof StatusText]: readonly Row<StatusText[Item]>[] } = {
  acc: [
    [/\bACC ?ON(?![a-z])/i, always(true)],
    [/\bACC ?OFF(?![a-z])/i, always(false)],
  ],
  fuelSupply: [
    [/\b(?:fuel|oil)(?: supply)?(?: is)? (?:cut|off|disconnected)\b/i, always('cut')],
    [/\bcut(?: off)?(?: the)? (?:fuel|oil)\b/i, always('cut')],
    [/\b(?:fuel|oil)(?: supply)?(?: is)? (?:on|ok|normal|connected|restored)\b/i, always('on')],
    [/\brestore(?:d)?(?: the)? (?:fuel|oil)\b/i, always('on')],
  ],
  stopMinutes: [[lasting('stop(?:ped)?|park(?:ed|ing)?'), durationMinutes]],
  idleMinutes: [[lasting('idle|idling'), durationMinutes]],
  movingMinutes: [[lasting('moving|driving'), durationMinutes]],
  mainVolts: [
    [new RegExp(`\\bmain(?: power)? ?volt(?:age)? ${NUMBER} ?(mV)?`, 'i'), volts],
    [new RegExp(`\\bext(?:ernal)? ?power(?: voltage)? ${NUMBER} ?(mV|V)\\b`, 'i'), volts],
    [new RegExp(`\\bvoltage ${NUMBER} ?(mV|V)\\b`, 'i'), volts],
  ],
  externalPower: [
    [/\bext(?:ernal)? ?power (?:off|no|lost|cut|disconnected)\b/i, always(false)],
    [/\bext(?:ernal)? ?power (?:on|yes|ok|normal|connected)\b/i, always(true)],
    [/\bext(?:ernal)? ?power(?: voltage)? 0(?:\.0{1,4})? ?m?V\b/i, always(false)],
    [/\bext(?:ernal)? ?power(?: voltage)? \d/i, always(true)],
  ],
  lteNetwork: [
    [/\bno LTE\b/i, always(false)],
    [/\bLTE(?: network)?(?: signal)? (?:off|no|none|lost|disconnected|searching|0)\b/i, always(false)],
    [/\bLTE\b/i, always(true)],
  ],
  satelliteSignal: [
    [
      /\b(?:satellites?|GPS signal)(?: signal)?(?: level| strength)? (\d{1,3}|[a-z]{2,12})\b/i,
      ([, signal = '']) => signal.toLowerCase(),
    ],
  ],
  altitudeM: [[new RegExp(`\\balt(?:itude)? ${NUMBER}`, 'i'), ([, metres]) => Number(metres)]],
  powerSaveMode: [
    [/\bpower[ -]?sav(?:e|ing)(?: mode)? (?:off|disabled|exit|exited)\b/i, always(false)],
    [/\bpower[ -]?sav(?:e|ing)\b/i, always(true)],
  ],
  vehicleLocked: [
    [/\b(?:vehicle|car|door) (?:unlock(?:ed)?|lock (?:off|open|no))\b/i, always(false)],
    [/\b(?:vehicle|car|door) lock(?:ed)?\b/i, always(true)],
  ],
  stop: [[/\bstop(?:ped)?\b/i, always(true)]],
  heartBeat: [[/\bheart ?beat\b/i, always(true)]],
  enterGprs: [[/\benter GPRS\b/i, always(true)]],
}

/**
 * Reads a tracker's status text: all items that the specification names (1.3), in any order and spelling of
 * the table. Voltages are volts, altitudes metres. Never throws; what is not said, or not understood, is `null`.
 */
export function parseStatusText(statusText: string): StatusText {
  const text = plain(statusText)
  const said = <Value>(rows: readonly Row<Value>[]) => firstMeaning(rows, text)
  return {
    acc: said(TABLE.acc),
    fuelSupply: said(TABLE.fuelSupply),
    stopMinutes: said(TABLE.stopMinutes),
    idleMinutes: said(TABLE.idleMinutes),
    movingMinutes: said(TABLE.movingMinutes),
    mainVolts: said(TABLE.mainVolts),
    externalPower: said(TABLE.externalPower),
    lteNetwork: said(TABLE.lteNetwork),
    satelliteSignal: said(TABLE.satelliteSignal),
    altitudeM: said(TABLE.altitudeM),
    powerSaveMode: said(TABLE.powerSaveMode),
    vehicleLocked: said(TABLE.vehicleLocked),
    stop: said(TABLE.stop) ?? false,
    heartBeat: said(TABLE.heartBeat) ?? false,
    enterGprs: said(TABLE.enterGprs) ?? false,
  }
}

/** Whether the text says that the engine is on; `null` where it does not say. */
export const engineOnIn = (statusText: string): boolean | null => firstMeaning(TABLE.acc, plain(statusText))

/** `ACC_ON`, `ACC: ON` and `ACC=ON` are all `ACC ON`; the colons of a clock stay. */
const plain = (statusText: string) => statusText.replace(/[\s_=]+/g, ' ').replace(/(?<=[a-z)]) ?: ?/gi, ' ')

function firstMeaning<Value>(rows: readonly Row<Value>[], text: string): Value | null {
  for (const [wording, meaning] of rows) {
    const found = wording.exec(text)
    if (found !== null) return meaning(found)
  }
  return null
}

const UNIT_MS: Record<string, number> = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }

/** Whole minutes of `2H54M`, `1 day 3 hours` or `00:12:33` (hours, minutes, seconds). */
function minutesIn(duration: string): number {
  const clock = /^(\d+):(\d+)(?::\d+)?$/.exec(duration)
  if (clock) return (Number(clock[1]) * HOUR_MS) / MINUTE_MS + Number(clock[2])
  const parts = [...duration.matchAll(/(\d{1,5}) ?([dhms])/gi)]
  const sum = parts.reduce(
    (ms, [, count, unit = '']) => ms + Number(count) * (UNIT_MS[unit.toLowerCase()] ?? 0),
    0,
  )
  return Math.floor(sum / MINUTE_MS)
}
