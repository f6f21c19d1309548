import { NOTHING_ON_BOARD, type OnBoard } from '../on-board.ts'
import { byteReader, byteWriter } from './bytes.ts'
import { fromSteps, type MeasuredField, toSteps } from './resolution.ts'

const VERSION = 1
const BOOLEANS = [null, false, true] as const
const FLAGS = ['bilgePump', 'bilgeHigh', 'shorePower'] as const
/** The parts that changed since the readings before, by their bit. */
const CHANGED = { flags: 1, depth: 2, batteries: 4, tanks: 8 } as const

type Writer = Pick<ReturnType<typeof byteWriter>, 'count' | 'wholeOrNull' | 'text'>
type Reader = Pick<ReturnType<typeof byteReader>, 'count' | 'wholeOrNull' | 'text'>

/** Packs the readings on board of a state. A live item without them has no such bytes. */
export function packOnBoard(onBoard: OnBoard): Uint8Array {
  const write = byteWriter()
  write.count(VERSION)
  writeOnBoard(write, onBoard, null, [])
  return write.end()
}

/** Unpacks what `packOnBoard` packed; `null` for a later version. Throws a `RangeError` for any other bytes. */
export function unpackOnBoard(bytes: Uint8Array): OnBoard | null {
  const read = byteReader(bytes)
  if (read.count() !== VERSION) return null
  const onBoard = readOnBoard(read, null, [])
  if (!read.isAtEnd()) throw new RangeError('packed readings are longer than they should be')
  return onBoard
}

/** Whether the trail has to say that the readings changed. */
export const isSameOnBoard = (one: OnBoard | null, other: OnBoard | null) =>
  one === other || (one !== null && other !== null && changesOf(one, other) === 0)

/** Writes what differs from the readings `before`. A name that is in `names` is given by its number. */
export function writeOnBoard(
  write: Writer,
  onBoard: OnBoard | null,
  before: OnBoard | null,
  names: string[],
): void {
  if (onBoard === null) {
    write.count(0)
    return
  }
  const changes = changesOf(onBoard, before ?? NOTHING_ON_BOARD)
  const { depthM, batteries, tanks } = onBoard
  write.count(changes + 1)
  if (changes & CHANGED.flags) write.count(flagsCode(onBoard))
  if (changes & CHANGED.depth) writeMeasured(write, depthM, 'depthM')
  if (changes & CHANGED.batteries)
    writeNamed(write, batteries, names, ({ volts, percent }) => {
      writeMeasured(write, volts, 'batteryVolts')
      writeMeasured(write, percent, 'batteryPercent')
    })
  if (changes & CHANGED.tanks)
    writeNamed(write, tanks, names, (level) => write.count(toSteps(level, 'tankLevel')))
}

/** The mirror of `writeOnBoard`. */
export function readOnBoard(read: Reader, before: OnBoard | null, names: string[]): OnBoard | null {
  const code = read.count()
  if (code === 0) return null
  const changes = code - 1
  const known = before ?? NOTHING_ON_BOARD
  return {
    ...known,
    ...(changes & CHANGED.flags ? flagsOf(read.count()) : {}),
    ...(changes & CHANGED.depth ? { depthM: readMeasured(read, 'depthM') } : {}),
    ...(changes & CHANGED.batteries
      ? {
          batteries: readNamed(read, names, () => ({
            volts: readMeasured(read, 'batteryVolts'),
            percent: readMeasured(read, 'batteryPercent'),
          })),
        }
      : {}),
    ...(changes & CHANGED.tanks
      ? { tanks: readNamed(read, names, () => fromSteps(read.count(), 'tankLevel')) }
      : {}),
  }
}

function changesOf(onBoard: OnBoard, before: OnBoard): number {
  let changes = 0
  if (flagsCode(onBoard) !== flagsCode(before)) changes |= CHANGED.flags
  if (onBoard.depthM !== before.depthM) changes |= CHANGED.depth
  if (textOf(onBoard.batteries) !== textOf(before.batteries)) changes |= CHANGED.batteries
  if (textOf(onBoard.tanks) !== textOf(before.tanks)) changes |= CHANGED.tanks
  return changes
}

/** Equal for equal values in the same order. */
const textOf = (named: object) => JSON.stringify(Object.entries(named))

const flagsCode = (onBoard: OnBoard) =>
  FLAGS.reduce((code, flag) => code * BOOLEANS.length + BOOLEANS.indexOf(onBoard[flag]), 0)

function flagsOf(code: number): Pick<OnBoard, (typeof FLAGS)[number]> {
  const flagAt = (index: number) =>
    BOOLEANS[Math.floor(code / BOOLEANS.length ** (FLAGS.length - 1 - index)) % BOOLEANS.length] ?? null
  return { bilgePump: flagAt(0), bilgeHigh: flagAt(1), shorePower: flagAt(2) }
}

const writeMeasured = (write: Writer, value: number | null, field: MeasuredField) =>
  write.wholeOrNull(value === null ? null : toSteps(value, field))

function readMeasured(read: Reader, field: MeasuredField): number | null {
  const steps = read.wholeOrNull()
  return steps === null ? null : fromSteps(steps, field)
}

/** The number of a name before its value; a new name follows the next free number. */
function writeNamed<Value>(
  write: Writer,
  named: Readonly<Record<string, Value>>,
  names: string[],
  writeValue: (value: Value) => void,
): void {
  const entries = Object.entries(named)
  write.count(entries.length)
  for (const [name, value] of entries) {
    const index = names.indexOf(name)
    write.count(index < 0 ? names.length : index)
    if (index < 0) {
      names.push(name)
      write.text(name)
    }
    writeValue(value)
  }
}

function readNamed<Value>(read: Reader, names: string[], readValue: () => Value): Record<string, Value> {
  const entries: [string, Value][] = []
  for (let left = read.count(); left > 0; left--) {
    const index = read.count()
    if (index === names.length) names.push(read.text())
    const name = names[index]
    if (name === undefined) throw new RangeError('a packed reading has no name')
    entries.push([name, readValue()])
  }
  return Object.fromEntries(entries)
}
