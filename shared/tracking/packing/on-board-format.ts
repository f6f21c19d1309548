import type { OnBoard } from '../on-board.ts'
import { type TrackedReader, type TrackedWriter, trackedReader, trackedWriter } from './tracked-bytes.ts'

const VERSION = 1
const BOOLEANS = [null, false, true] as const
const FLAGS = ['bilgePump', 'bilgeHigh', 'shorePower'] as const

/** Packs what a boat reports besides. Only its live item has these bytes, so no other item knows of them. */
export function packOnBoard(onBoard: OnBoard): Uint8Array {
  const write = trackedWriter()
  write.count(VERSION)
  writeOnBoard(write, onBoard)
  return write.end()
}

/** Unpacks what `packOnBoard` packed; `null` for a later version. Throws a `RangeError` for any other bytes. */
export function unpackOnBoard(bytes: Uint8Array): OnBoard | null {
  const read = trackedReader(bytes)
  if (read.count() !== VERSION) return null
  const onBoard = readOnBoard(read)
  if (!read.isAtEnd()) throw new RangeError('packed readings are longer than they should be')
  return onBoard
}

function writeOnBoard(write: TrackedWriter, onBoard: OnBoard) {
  const { depthM, batteries, tanks } = onBoard
  write.count(FLAGS.reduce((code, flag) => code * BOOLEANS.length + BOOLEANS.indexOf(onBoard[flag]), 0))
  write.measured(depthM, 'depthM')
  write.count(Object.keys(batteries).length)
  for (const [name, { volts, percent }] of Object.entries(batteries)) {
    write.text(name)
    write.measured(volts, 'batteryVolts')
    write.measured(percent, 'batteryPercent')
  }
  write.count(Object.keys(tanks).length)
  for (const [name, level] of Object.entries(tanks)) {
    write.text(name)
    write.measured(level, 'tankLevel')
  }
}

function readOnBoard(read: TrackedReader): OnBoard {
  const code = read.count()
  const flagAt = (index: number) =>
    BOOLEANS[Math.floor(code / BOOLEANS.length ** (FLAGS.length - 1 - index)) % BOOLEANS.length] ?? null
  return {
    bilgePump: flagAt(0),
    bilgeHigh: flagAt(1),
    shorePower: flagAt(2),
    depthM: read.measured('depthM'),
    batteries: readNamed(read, () => ({
      volts: read.measured('batteryVolts'),
      percent: read.measured('batteryPercent'),
    })),
    tanks: readNamed(read, () => read.measured('tankLevel') ?? 0),
  }
}

function readNamed<Value>(read: TrackedReader, readValue: () => Value): Record<string, Value> {
  const entries: [string, Value][] = []
  for (let left = read.count(); left > 0; left--) entries.push([read.text(), readValue()])
  return Object.fromEntries(entries)
}
