import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

/** What a boat sends besides its motion. */
export type OnBoardTelemetry = {
  bilgePump?: boolean
  bilgeHigh?: boolean
  shorePower?: boolean
  depthM?: number
  batteries?: Readonly<Record<string, { volts: number; percent?: number }>>
  tanks?: Readonly<Record<string, number>>
}

/** A full house battery lasts this long at anchor, and takes this long to be full again while the engine runs. */
const EMPTY_AFTER_HOURS = 72
const FULL_AFTER_HOURS = 3
const EMPTY_VOLTS = 11.6
const FULL_VOLTS = 12.8
const CHARGING_VOLTS = 13.8
const PUMP_EVERY_MINUTES = 45
const WATER_LASTS_DAYS = 7
const FUEL_LASTS_HOURS = 60
const ANCHORAGE_DEPTH_M = 2.4
const SAILING_DEPTH_M = 7.5
/** High and low water are this far from the middle, and high water comes again after this long. */
const TIDE_M = 0.3
const TIDE_MS = 12.42 * HOUR_MS

/** The share of charge of the house battery, 0 to 1, some seconds later. */
export function nextCharge(charge: number, seconds: number, isCharging: boolean): number {
  const hours = (seconds * SECOND_MS) / HOUR_MS
  const change = isCharging ? hours / FULL_AFTER_HOURS : -hours / EMPTY_AFTER_HOURS
  return Math.min(1, Math.max(0, charge + change))
}

type Boat = {
  charge: number
  isCharging: boolean
  isMoving: boolean
  engineHours: number
  starterVolts: number
}

/** What a sailboat away from shore power reports at a time (epoch ms). */
export function onBoardAt(at: number, boat: Boat): OnBoardTelemetry {
  const { charge, isCharging, isMoving, engineHours, starterVolts } = boat
  const volts = isCharging ? CHARGING_VOLTS : EMPTY_VOLTS + (FULL_VOLTS - EMPTY_VOLTS) * charge
  const leftOf = (used: number, lasts: number) => hundredths(1 - ((used % lasts) / lasts) * 0.8)
  return {
    bilgePump: Math.floor(at / MINUTE_MS) % PUMP_EVERY_MINUTES === 0,
    bilgeHigh: false,
    shorePower: false,
    depthM: tenths((isMoving ? SAILING_DEPTH_M : ANCHORAGE_DEPTH_M) + tideAt(at)),
    batteries: {
      house: { volts: hundredths(volts), percent: Math.round(charge * 100) },
      starter: { volts: hundredths(starterVolts) },
    },
    tanks: {
      fuel: leftOf(engineHours, FUEL_LASTS_HOURS),
      water: leftOf(at / DAY_MS, WATER_LASTS_DAYS),
    },
  }
}

const tideAt = (at: number) => TIDE_M * Math.cos((2 * Math.PI * at) / TIDE_MS)

const tenths = (value: number) => Math.round(value * 10) / 10
const hundredths = (value: number) => Math.round(value * 100) / 100
