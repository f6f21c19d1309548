import type { OnBoard } from '../../tracking/on-board.ts'
import { numberOf } from '../values.ts'
import { onBoardOf, type SentOnBoard } from './on-board-values.ts'

const BATTERY = /^electrical\.batteries\.([^.]+)\.(voltage|capacity\.stateOfCharge)$/
const TANK = /^tanks\.([^.]+)\.([^.]+)\.currentLevel$/
/** The phases of an AC bus that is named after the shore. */
const SHORE = /^electrical\.ac\.shore[^.]*\.phase\.[^.]+\.lineNeutralVoltage$/i
/** Shore power is 110 to 230 V. A bus without it still shows some volts. */
const SHORE_FROM_VOLTS = 50
/** The first tank of a type has the name of the type. */
const FIRST_TANK = '0'
const NAME_LENGTH = 16
const PERCENT = 100

/** The readings of a boat in the values of a delta, by their paths. */
export const signalkOnBoard = (values: ReadonlyMap<string, unknown>): OnBoard | null =>
  onBoardOf({
    shorePower: shorePowerIn(values),
    depthM: values.get('environment.depth.belowSurface') ?? values.get('environment.depth.belowTransducer'),
    batteries: batteriesOf(values),
    tanks: tanksOf(values),
  })

function shorePowerIn(values: ReadonlyMap<string, unknown>): boolean | null {
  const volts = [...values].flatMap(([path, value]) => (SHORE.test(path) ? (numberOf(value) ?? []) : []))
  return volts.length === 0 ? null : Math.max(...volts) >= SHORE_FROM_VOLTS
}

function batteriesOf(values: ReadonlyMap<string, unknown>): SentOnBoard['batteries'] {
  const batteries = new Map<string, { volts: unknown; percent: unknown }>()
  for (const [path, value] of values) {
    const [, id, field] = BATTERY.exec(path) ?? []
    if (id === undefined) continue
    const battery = batteries.get(id) ?? { volts: null, percent: null }
    batteries.set(
      id,
      field === 'voltage' ? { ...battery, volts: value } : { ...battery, percent: percentOf(value) },
    )
  }
  return batteries
}

const percentOf = (value: unknown) => {
  const ratio = numberOf(value)
  return ratio === null ? null : ratio * PERCENT
}

const tanksOf = (values: ReadonlyMap<string, unknown>): SentOnBoard['tanks'] =>
  [...values].flatMap(([path, value]) => {
    const [, type, id] = TANK.exec(path) ?? []
    if (type === undefined || id === undefined) return []
    return [[(id === FIRST_TANK ? type : `${type}-${id}`).slice(0, NAME_LENGTH), value] as const]
  })
