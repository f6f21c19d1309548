import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'

/** The content of a tracker's free text. `null` where the text does not mention an item. */
export type StatusText = {
  acc: boolean | null
  fuelSupply: 'on' | 'cut' | null
  /** How long it has stood, idled or moved, in whole minutes. */
  stopMinutes: number | null
  idleMinutes: number | null
  movingMinutes: number | null
  mainVolts: number | null
  externalPower: boolean | null
  lteNetwork: boolean | null
  /** The satellites as the text has them, in lower case: a number, or a word such as `good`. */
  satelliteSignal: string | null
  altitudeM: number | null
  powerSaveMode: boolean | null
  vehicleLocked: boolean | null
  stop: boolean
  heartBeat: boolean
  enterGprs: boolean
}

/** A wording and its meaning; the first row of an item that matches wins. */
type Row<Value> = readonly [wording: RegExp, meaning: (match: RegExpExecArray) => Value]

/*
 * Every repetition is bounded and the text has single spaces, so matching takes linear time for any text.
 * The wordings are those of the specification, of related trackers, and of our own fleet.
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
 * Parses a tracker's status text for the items of the specification (1.3), in any order and in any wording of the
 * table. Voltages are volts, altitudes metres. Never throws; an item that is missing or in another wording is `null`.
 */
export function parseStatusText(statusText: string): StatusText {
  const text = normalized(statusText)
  const read = <Value>(rows: readonly Row<Value>[]) => firstMeaning(rows, text)
  return {
    acc: read(TABLE.acc),
    fuelSupply: read(TABLE.fuelSupply),
    stopMinutes: read(TABLE.stopMinutes),
    idleMinutes: read(TABLE.idleMinutes),
    movingMinutes: read(TABLE.movingMinutes),
    mainVolts: read(TABLE.mainVolts),
    externalPower: read(TABLE.externalPower),
    lteNetwork: read(TABLE.lteNetwork),
    satelliteSignal: read(TABLE.satelliteSignal),
    altitudeM: read(TABLE.altitudeM),
    powerSaveMode: read(TABLE.powerSaveMode),
    vehicleLocked: read(TABLE.vehicleLocked),
    stop: read(TABLE.stop) ?? false,
    heartBeat: read(TABLE.heartBeat) ?? false,
    enterGprs: read(TABLE.enterGprs) ?? false,
  }
}

/** Whether the engine is on by the text; `null` where the text does not mention it. */
export const engineOnIn = (statusText: string): boolean | null =>
  firstMeaning(TABLE.acc, normalized(statusText))

/** Makes `ACC_ON`, `ACC: ON` and `ACC=ON` all `ACC ON`, and keeps the colons of clock times. */
const normalized = (statusText: string) =>
  statusText.replace(/[\s_=]+/g, ' ').replace(/(?<=[a-z)]) ?: ?/gi, ' ')

function firstMeaning<Value>(rows: readonly Row<Value>[], text: string): Value | null {
  for (const [wording, meaning] of rows) {
    const match = wording.exec(text)
    if (match !== null) return meaning(match)
  }
  return null
}

const UNIT_MS: Record<string, number> = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }

/** Whole minutes of `2H54M`, `1 day 3 hours` or `00:12:33` (hours, minutes, seconds). */
function minutesIn(duration: string): number {
  const clockTime = /^(\d+):(\d+)(?::\d+)?$/.exec(duration)
  if (clockTime) return (Number(clockTime[1]) * HOUR_MS) / MINUTE_MS + Number(clockTime[2])
  const parts = [...duration.matchAll(/(\d{1,5}) ?([dhms])/gi)]
  const sum = parts.reduce(
    (ms, [, count, unit = '']) => ms + Number(count) * (UNIT_MS[unit.toLowerCase()] ?? 0),
    0,
  )
  return Math.floor(sum / MINUTE_MS)
}
