import { describe, expect, it } from 'vitest'
import { onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { decode } from '../decode.ts'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const FIX = { time: '2026-06-01T11:59:58Z', lat: 26.1, lng: -80.1 }
const decoded = (readings: object) =>
  decode('vectra', new TextEncoder().encode(JSON.stringify({ ...FIX, ...readings })), RECEIVED)
const onBoard = (readings: object) => decoded(readings).positions[0]?.onBoard
const battery = (volts: number | null, percent: number | null = null) => ({ volts, percent })

describe('LIV-7 Vectra JSON from a boat', () => {
  it('has pump, water, shore power, depth, batteries and tanks', () => {
    const sent = {
      bilgePump: true,
      bilgeHigh: false,
      shorePower: true,
      depthM: 4.2,
      batteries: { house: { volts: 12.6, percent: 88 }, engine: { volts: 12.9 } },
      tanks: { fuel: 0.7, water: 0.45 },
    }
    expect(onBoard(sent)).toEqual({
      ...sent,
      batteries: { house: battery(12.6, 88), engine: battery(12.9) },
    })
    expect(onBoard({ BilgePump: 'on', SHOREPOWER: 0, Batteries: { House: { Volts: '12.6' } } })).toEqual(
      onBoardWith({ bilgePump: true, shorePower: false, batteries: { house: battery(12.6) } }),
    )
  })
  it('of any other vehicle has nothing on board', () => {
    expect(onBoard({})).toBeNull()
    expect(onBoard({ bilgePump: null, batteries: {}, tanks: {} })).toBeNull()
  })
  it.each([
    ['depthM', 0, -0.1],
    ['depthM', 12_000, 12_000.1],
  ])('keeps a %s of %d and drops %d', (field, kept, dropped) => {
    expect(onBoard({ [field]: kept })).toMatchObject({ [field]: kept })
    expect(onBoard({ [field]: dropped })).toBeNull()
  })
  it.each([
    ['volts', 0, -0.01],
    ['volts', 1_000, 1_000.01],
    ['percent', 0, -1],
    ['percent', 100, 101],
  ])('keeps %s of a battery of %d and drops %d', (field, kept, dropped) => {
    expect(onBoard({ batteries: { house: { [field]: kept } } })?.batteries.house).toMatchObject({
      [field]: kept,
    })
    expect(onBoard({ batteries: { house: { [field]: dropped } } })).toBeNull()
  })
  it.each([
    [0, -0.01],
    [1, 1.01],
  ])('keeps a tank at %d and drops one at %d', (kept, dropped) => {
    expect(onBoard({ tanks: { fuel: kept } })?.tanks).toEqual({ fuel: kept })
    expect(onBoard({ tanks: { fuel: dropped } })).toBeNull()
  })
  it('keeps names of 1 to 16 letters, digits, hyphens and underscores', () => {
    const level = (name: string) => onBoard({ tanks: Object.fromEntries([[name, 0.5]]) })?.tanks ?? null
    for (const name of ['a', 'a'.repeat(16), '0', 'fuel_port-2'])
      expect(level(name)).toEqual(Object.fromEntries([[name, 0.5]]))
    for (const name of ['', 'a'.repeat(17), 'two words', 'naïve', 'a.b']) expect(level(name)).toBeNull()
  })
  it('keeps four batteries and four tanks, the first ones', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
    const sent = (count: number) => ({
      batteries: Object.fromEntries(names(count).map((name) => [name, { volts: 12 }])),
      tanks: Object.fromEntries(names(count).map((name) => [name, 0.5])),
    })
    for (const count of [4, 5]) {
      expect(Object.keys(onBoard(sent(count))?.batteries ?? {})).toEqual(names(4))
      expect(Object.keys(onBoard(sent(count))?.tanks ?? {})).toEqual(names(4))
    }
  })
  it('drops a bad value and keeps the position and the good ones', () => {
    const bad = { bilgePump: 'maybe', depthM: 'deep', batteries: 7, tanks: ['fuel'] }
    expect(decoded({ ...bad, shorePower: true })).toMatchObject({
      positions: [{ lat: 26.1, onBoard: onBoardWith({ shorePower: true }) }],
      problems: [],
    })
    expect(onBoard({ batteries: { house: 12.6, engine: { volts: 12.9 } }, tanks: { fuel: {} } })).toEqual(
      onBoardWith({ batteries: { engine: battery(12.9) } }),
    )
  })
})

describe('LIV-7 Signal K from a boat', () => {
  const position = { path: 'navigation.position', value: { latitude: 59.7, longitude: 24.7 } }
  const positions = (...updates: object[][]) =>
    decode(
      'signalk',
      new TextEncoder().encode(
        JSON.stringify({ updates: updates.map((values) => ({ timestamp: FIX.time, values })) }),
      ),
      RECEIVED,
    ).positions
  const value = (path: string, value: unknown) => ({ path, value })

  it('has batteries, tanks, depth and the voltage of the shore', () => {
    const [boat] = positions([
      position,
      value('electrical.batteries.house.voltage', 12.6),
      value('electrical.batteries.house.capacity.stateOfCharge', 0.88),
      value('electrical.batteries.1.voltage', 12.9),
      value('tanks.fuel.0.currentLevel', 0.7),
      value('tanks.freshWater.port.currentLevel', 0.5),
      value('environment.depth.belowTransducer', 3.4),
      value('electrical.ac.shore.phase.single.lineNeutralVoltage', 230),
    ])
    expect(boat?.onBoard).toEqual(
      onBoardWith({
        shorePower: true,
        depthM: 3.4,
        batteries: { house: battery(12.6, 88), 1: battery(12.9) },
        tanks: { fuel: 0.7, 'freshwater-port': 0.5 },
      }),
    )
  })
  it('measures the depth from the surface where it can', () => {
    const [boat] = positions([
      position,
      value('environment.depth.belowTransducer', 3.4),
      value('environment.depth.belowSurface', 4),
    ])
    expect(boat?.onBoard?.depthM).toBe(4)
  })
  it.each([
    [50, true],
    [49.9, false],
  ])('has shore power at %d V: %s', (volts, shorePower) => {
    const [boat] = positions([
      position,
      value('electrical.ac.shorePower.phase.A.lineNeutralVoltage', 0),
      value('electrical.ac.shorePower.phase.B.lineNeutralVoltage', volts),
    ])
    expect(boat?.onBoard?.shorePower).toBe(shorePower)
  })
  it('may have them in another update of the delta than the position', () => {
    const [boat] = positions([position], [value('tanks.fuel.0.currentLevel', 0.7)])
    expect(boat?.onBoard?.tanks).toEqual({ fuel: 0.7 })
  })
})
