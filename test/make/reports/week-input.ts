import type { Preferences } from '../../../shared/account/preferences.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { TripNote } from '../../../shared/logbook/trip-note.ts'
import type { ReportDevice, ReportInput } from '../../../shared/reports/report-input.ts'
import type { ReportWriting } from '../../../shared/reports/report-writing.ts'
import { toIso } from '../../../shared/time.ts'
import { aWriting } from './a-writing.ts'
import { weekEvents, weekEventsBefore, weekVisits } from './week-events.ts'
import { weekOnBoard } from './week-on-board.ts'
import { DEPOT, HOME, MOORING, placeName, QUARRY, YARD } from './week-places.ts'
import {
  boatDays,
  boatDaysBefore,
  pickupDays,
  trailerDays,
  trailerDaysBefore,
  truckDays,
  truckDaysBefore,
  vanDays,
  vanDaysBefore,
} from './week-truth.ts'
import { at, dateOf, FRI, generatedAt, MON, SAT, SUN, THU, TUE, WED, type Week, weekPeriod } from './weeks.ts'

export const MONTHLY_PRICE = 9.99
const ANNUAL_PRICE_A_MONTH = 59.94 / 12

/** The input of a report on the made week, as its figures must be loaded. `fields` change it. */
export function aWeekInput(week: Week, fields: Partial<ReportInput> = {}): ReportInput {
  return {
    period: weekPeriod(week),
    generatedAt: generatedAt(week),
    devices: weekDevices(week),
    events: weekEvents(week),
    eventsBefore: weekEventsBefore(week),
    visits: weekVisits(week),
    placeName,
    writing: aWeekWriting(week),
    ...fields,
  }
}

/** English, kilometres and 24 hours, unless `preferences` say otherwise. */
export const aWeekWriting = ({ zone }: Week, preferences: Partial<Preferences> = {}): ReportWriting =>
  aWriting({ units: 'km', timeFormat: '24h', timezone: zone, ...preferences })

export const weekDevices = (week: Week): ReportDevice[] => [
  aReportDevice('VAN1', 'Van 1', 'van', {
    days: vanDays(week),
    daysBefore: vanDaysBefore(week),
    monthlyPrice: MONTHLY_PRICE,
    notes: vanNotes(week),
    trails: [MON, TUE, WED, THU, FRI, SAT, SUN].map((day) => ({
      date: dateOf(week, day),
      lines: [[HOME, DEPOT, HOME]],
    })),
    live: aLiveDevice('VAN1', 'Van 1', HOME, at(week, SUN, '15:20'), generatedAt(week)),
  }),
  aReportDevice('BOAT2', 'Sea Ray 240', 'boat', {
    days: boatDays(week),
    daysBefore: boatDaysBefore(week),
    monthlyPrice: ANNUAL_PRICE_A_MONTH,
    onBoard: weekOnBoard(week),
    live: aLiveDevice('BOAT2', 'Sea Ray 240', MOORING, at(week, MON - 8, '12:00'), generatedAt(week)),
  }),
  aReportDevice('TRAILER3', 'Trailer 3', 'trailer', {
    days: trailerDays(week),
    daysBefore: trailerDaysBefore(week),
    isTracked: false,
  }),
  aReportDevice('TRUCK7', 'Truck 7', 'truck', {
    days: truckDays(week),
    daysBefore: truckDaysBefore(week),
    monthlyPrice: MONTHLY_PRICE,
    trails: truckDays(week)
      .filter(({ distanceKm }) => distanceKm > 0)
      .map(({ date }) => ({ date, lines: [[YARD, QUARRY]] })),
    live: aLiveDevice('TRUCK7', 'Truck 7', YARD, at(week, FRI, '17:00'), generatedAt(week)),
  }),
  aReportDevice('PICKUP4', 'Pickup 4', 'truck', {
    days: pickupDays(week),
    ownedSince: at(week, WED, '12:00'),
    monthlyPrice: MONTHLY_PRICE,
    live: aLiveDevice('PICKUP4', 'Pickup 4', HOME, at(week, SAT, '10:30'), generatedAt(week)),
  }),
]

/** Tuesday's first trip was for a client, and the trips of Friday night and Saturday were private. */
const vanNotes = (week: Week): TripNote[] => [
  aNote(at(week, TUE, '08:00'), 'business', 'Client visit'),
  aNote(at(week, FRI, '23:50'), 'private', null),
  aNote(at(week, SAT, '10:00'), 'private', null),
]
const aNote = (start: number, purpose: TripNote['purpose'], note: string | null): TripNote => ({
  deviceId: 'VAN1',
  start: toIso(start),
  purpose,
  note,
})

/** A tracked device that the account has had since long before, without figures unless `fields` have some. */
export function aReportDevice(
  deviceId: string,
  deviceName: string,
  deviceType: string,
  fields: Partial<ReportDevice> = {},
): ReportDevice {
  return {
    deviceId,
    deviceName,
    plateNumber: null,
    deviceType,
    tags: [],
    ownedSince: 0,
    isTracked: true,
    monthlyPrice: null,
    days: [],
    daysBefore: [],
    notes: [],
    trails: [],
    maintenance: [],
    onBoard: null,
    live: { ...aDeviceView(deviceId, deviceName), deviceType },
    ...fields,
  }
}

/** Without a position. */
const aDeviceView = (deviceId: string, deviceName: string): DeviceView => ({
  id: deviceId,
  deviceId,
  vectraDeviceId: deviceId,
  deviceName,
  originalPlate: deviceId,
  vehicleNum: null,
  deviceType: 'car',
  customIcon: null,
  tags: [],
  inputs: {},
  isOnline: false,
  hasSubscription: true,
  subscriptionId: null,
  relayStatus: null,
  isRelayCut: null,
  hasHeldCommand: false,
  isInStorageMode: false,
  tracking: null,
})

/** Standing somewhere since a time, live at `now`, with a good battery and signal. `tracking` changes that. */
export function aLiveDevice(
  deviceId: string,
  deviceName: string,
  place: Point,
  since: number,
  now: number,
  tracking: Partial<Tracking> = {},
): DeviceView {
  return {
    ...aDeviceView(deviceId, deviceName),
    isOnline: true,
    tracking: {
      latitude: place.lat,
      longitude: place.lng,
      speed: 0,
      heading: null,
      altitude: null,
      accuracy: null,
      acc: false,
      mileage: null,
      totalEngineHours: null,
      motionStatus: 'STOPPED',
      statusDescription: null,
      batteryVoltage: 12.7,
      batteryPercent: null,
      onBoard: null,
      cellularSignalStrength: 24,
      gpsSatelliteCount: 11,
      signalStrength: 24,
      location: null,
      GPSTime: toIso(now),
      updateTime: toIso(now),
      lastUpdate: toIso(now),
      freshness: 'live',
      flags: [],
      since: toIso(since),
      nextContactAt: null,
      reportIntervalSeconds: 300,
      ...tracking,
    },
  }
}
