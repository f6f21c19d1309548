import { describe, expect, test } from 'vitest'
import { engineOnIn, parseStatusText, type StatusText } from './status-text.ts'

const NOTHING: StatusText = {
  acc: null,
  fuelSupply: null,
  stopMinutes: null,
  idleMinutes: null,
  movingMinutes: null,
  mainVolts: null,
  externalPower: null,
  lteNetwork: null,
  satelliteSignal: null,
  altitudeM: null,
  powerSaveMode: null,
  vehicleLocked: null,
  stop: false,
  heartBeat: false,
  enterGprs: false,
}

const TEXTS: [text: string, content: Partial<StatusText>][] = [
  ['', {}],
  ['none of our words', {}],
  ['ACC_ON', { acc: true }],
  ['ACC OFF', { acc: false }],
  ['acc: on', { acc: true }],
  ['ACC=OFF', { acc: false }],
  ['ACCOUNT', {}],
  ['ACC_ONE', {}],
  ['Fuel supply: ON', { fuelSupply: 'on' }],
  ['Fuel supply normal', { fuelSupply: 'on' }],
  ['Fuel supply cut', { fuelSupply: 'cut' }],
  ['Cut off the fuel supply', { fuelSupply: 'cut' }],
  ['Restore fuel supply', { fuelSupply: 'on' }],
  ['Stop 2H54M', { stop: true, stopMinutes: 174 }],
  ['Stop: 1D2H3M4S', { stop: true, stopMinutes: 1563 }],
  ['Stopped for 2 hours 5 minutes', { stop: true, stopMinutes: 125 }],
  ['Stop duration 00:12:33', { stop: true, stopMinutes: 12 }],
  ['Stop 59s', { stop: true, stopMinutes: 0 }],
  ['Stop 60s', { stop: true, stopMinutes: 1 }],
  ['Stop 5 Main voltage 12.1V', { stop: true, mainVolts: 12.1 }],
  ['Idle 15min', { idleMinutes: 15 }],
  ['Idling: 1 hr', { idleMinutes: 60 }],
  ['Moving 1H0M', { movingMinutes: 60 }],
  ['Stop', { stop: true }],
  ['nonstop', {}],
  ['Main voltage 12.6V', { mainVolts: 12.6 }],
  ['Main voltage:12600mV', { mainVolts: 12.6 }],
  ['Main voltage 12', { mainVolts: 12 }],
  ['Voltage 27.9V', { mainVolts: 27.9 }],
  ['ExtPower: 13.8V', { mainVolts: 13.8, externalPower: true }],
  ['ExtPower 0.0V', { mainVolts: 0, externalPower: false }],
  ['ExtPower ON', { externalPower: true }],
  ['External power disconnected', { externalPower: false }],
  ['LTE', { lteNetwork: true }],
  ['LTE network: Good', { lteNetwork: true }],
  ['LTE lost', { lteNetwork: false }],
  ['No LTE', { lteNetwork: false }],
  ['Satellite 9', { satelliteSignal: '9' }],
  ['Satellite signal: Good', { satelliteSignal: 'good' }],
  ['GPS signal weak', { satelliteSignal: 'weak' }],
  ['Altitude 35m', { altitudeM: 35 }],
  ['Altitude:-4.5 m', { altitudeM: -4.5 }],
  ['Power save mode', { powerSaveMode: true }],
  ['power-saving mode: ON', { powerSaveMode: true }],
  ['Power save mode off', { powerSaveMode: false }],
  ['Vehicle lock', { vehicleLocked: true }],
  ['Vehicle locked', { vehicleLocked: true }],
  ['Vehicle unlocked', { vehicleLocked: false }],
  ['Vehicle lock: off', { vehicleLocked: false }],
  ['Heart beat', { heartBeat: true }],
  ['HEARTBEAT', { heartBeat: true }],
  ['Enter GPRS', { enterGprs: true }],
  [
    'ACC_OFF, Stop 2H54M, Power save mode, Main voltage 12.4V, LTE, Satellite 11, Altitude 3m',
    {
      acc: false,
      stop: true,
      stopMinutes: 174,
      powerSaveMode: true,
      mainVolts: 12.4,
      lteNetwork: true,
      satelliteSignal: '11',
      altitudeM: 3,
    },
  ],
]

describe('STA-4 the status text', () => {
  test.each(TEXTS)('STA-4 %j', (text, content) => {
    expect(parseStatusText(text)).toEqual({ ...NOTHING, ...content })
  })

  test('STA-4 engineOnIn agrees with parseStatusText', () => {
    for (const [text] of TEXTS) expect(engineOnIn(text)).toBe(parseStatusText(text).acc)
  })
})

const HOSTILE_CHARACTERS = 100_000
const PARSED_WITHIN_MS = 50
const HOSTILE = [
  ' ',
  'stop ',
  'stop 1 m ',
  'stop 1m,',
  '1',
  'main voltage ',
  'main voltage 1',
  'a:',
  'a :',
  'cut off the ',
  'satellite signal ',
  '\u0000',
  '-',
]

const TRIES = 5

describe('T31 a hostile status text', () => {
  test.each(HOSTILE)('T31 100 kB of %j are parsed in under 50 ms', (part) => {
    const text = `stop ${part.repeat(HOSTILE_CHARACTERS / part.length)}!`
    // The fastest of several runs: the load of the machine is not a property of the pattern.
    const times = Array.from({ length: TRIES }, () => {
      const start = performance.now()
      parseStatusText(text)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(PARSED_WITHIN_MS)
  })
})
