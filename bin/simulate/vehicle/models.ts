import type { Point } from '../../../shared/geo/point.ts'
import { ROUTES, type RouteName } from '../routes/routes.ts'
import type { Way } from '../routes/way.ts'
import { DAILY, type Errand, type Habit, WEEKDAYS } from './habits.ts'
import type { Handling } from './journey.ts'

/** A vehicle of the demo fleet, where it stands, and what it does in a week. */
export type Model = {
  trackerId: string
  name: string
  deviceType: string
  handling: Handling
  movingReportSeconds: number
  /** Its odometer and engine hours before the simulation; `null` without one. */
  odometerKm: number | null
  engineHours: number | null
  base: Point
  /** Whether it reports what is on board. */
  hasHouseBattery?: true
  habits: readonly Habit[]
}

const SUNDAY = 0
const MONDAY = 1
const TUESDAY = 2
const WEDNESDAY = 3
const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6
const WEEKEND = [SUNDAY, SATURDAY]

const onRoad = (pace: number, accelerationMs2 = 1.5, brakingMs2 = 1.6): Handling => ({
  medium: 'road',
  accelerationMs2,
  brakingMs2,
  pace,
})
const onWater = (pace: number, accelerationMs2: number): Handling => ({
  medium: 'water',
  accelerationMs2,
  brakingMs2: accelerationMs2,
  pace,
})

function startOf(route: RouteName): Point {
  const ways: readonly Way[] = ROUTES[route]
  const [lat, lng] = ways[0]?.points[0] ?? [Number.NaN, Number.NaN]
  return { lat, lng }
}

const NIMBLE = { movingReportSeconds: 15 }
/** Trucks and motor boats turn less often, and a bus that goes straight on and a sailing boat hardly ever. */
const STEADY = { movingReportSeconds: 30 }
const STRAIGHT = { movingReportSeconds: 60 }

const thereAndBack = (route: RouteName, at: string, backAt: string): Errand[] => [
  { at, route },
  { at: backAt, route, isBack: true },
]

/** Every 100 minutes from one end of the line, and 50 minutes later back from the other. */
const BUS_TIMES = [
  '05:30',
  '07:10',
  '08:50',
  '10:30',
  '12:10',
  '13:50',
  '15:30',
  '17:10',
  '18:50',
  '20:30',
  '22:10',
  '23:50',
]
const BUS_BACK_TIMES = [
  '06:20',
  '08:00',
  '09:40',
  '11:20',
  '13:00',
  '14:40',
  '16:20',
  '18:00',
  '19:40',
  '21:20',
  '23:00',
  '24:40',
]
const RENTAL_TIMES = [
  '09:20',
  '10:20',
  '11:25',
  '12:30',
  '13:40',
  '14:45',
  '15:50',
  '16:55',
  '18:00',
  '19:00',
]

/** A family and its small company in Miami: charter boats at two marinas, deliveries and freight from a depot in Doral. */
export const MODELS: readonly Model[] = [
  {
    trackerId: 'SEA240',
    name: 'Sea Ray 240',
    deviceType: 'boat',
    ...STEADY,
    handling: onWater(0.9, 0.6),
    base: startOf('fishingTrip'),
    odometerKm: 3_140,
    engineHours: 412,
    habits: [
      { days: [FRIDAY], errands: thereAndBack('marinaToSandbar', '14:30', '18:10') },
      { days: [SATURDAY], errands: [{ at: '06:20', route: 'fishingTrip' }] },
      { days: [SUNDAY], errands: thereAndBack('marinaToSandbar', '10:40', '15:50') },
    ],
  },
  {
    trackerId: 'YACHT60',
    name: 'Southern Light',
    deviceType: 'yacht',
    ...STEADY,
    handling: onWater(0.85, 0.25),
    base: startOf('sunsetCruise'),
    odometerKm: 9_260,
    engineHours: 1_873,
    habits: [
      { days: WEEKDAYS, errands: [{ at: '17:15', route: 'sunsetCruise' }] },
      { days: [SUNDAY], errands: [{ at: '11:20', route: 'sunsetCruise' }] },
      { days: [SATURDAY], errands: thereAndBack('beachToFortLauderdale', '09:10', '15:20') },
    ],
  },
  {
    trackerId: 'SAIL34',
    name: 'Catalina 34',
    deviceType: 'sailboat',
    ...STRAIGHT,
    handling: onWater(0.8, 0.1),
    base: startOf('sailingTour'),
    hasHouseBattery: true,
    odometerKm: 4_480,
    engineHours: 655,
    habits: [
      { days: WEEKDAYS, errands: [{ at: '14:10', route: 'sailingTour' }] },
      {
        days: WEEKEND,
        errands: [
          { at: '10:30', route: 'sailingTour' },
          { at: '15:40', route: 'sailingTour' },
        ],
      },
    ],
  },
  {
    trackerId: 'JET001',
    name: 'WaveRunner VX',
    deviceType: 'jetski',
    ...STEADY,
    handling: onWater(0.9, 1.2),
    base: startOf('jetskiTour'),
    odometerKm: 1_710,
    engineHours: 168,
    habits: [
      {
        days: DAILY,
        errands: RENTAL_TIMES.map((at): Errand => ({ at, route: 'jetskiTour' })),
      },
    ],
  },
  {
    trackerId: 'CAR001',
    name: 'Ford Explorer',
    deviceType: 'car',
    ...NIMBLE,
    handling: onRoad(0.93),
    base: startOf('homeToDepot'),
    odometerKm: 41_870,
    engineHours: 1_046,
    habits: [
      { days: WEEKDAYS, errands: thereAndBack('homeToDepot', '07:40', '17:35') },
      { days: [SATURDAY], errands: thereAndBack('homeToMarina', '05:50', '11:10') },
      { days: [SUNDAY], errands: thereAndBack('homeToMarina', '10:00', '16:40') },
    ],
  },
  {
    trackerId: 'TESLA3',
    name: 'Tesla Model 3',
    deviceType: 'electric_car',
    ...NIMBLE,
    handling: onRoad(0.95, 2),
    base: startOf('homeToOffice'),
    odometerKm: 18_320,
    engineHours: 512,
    habits: [
      {
        days: WEEKDAYS,
        errands: [
          { at: '07:50', route: 'homeToOffice' },
          { at: '17:20', route: 'officeToHome' },
        ],
      },
      { days: [SATURDAY], errands: thereAndBack('homeToAventura', '13:10', '16:30') },
      { days: [FRIDAY], errands: thereAndBack('homeToBeach', '19:40', '22:45') },
    ],
  },
  {
    trackerId: 'TRUCK7',
    name: 'Freightliner M2',
    deviceType: 'truck',
    ...STEADY,
    handling: onRoad(0.86, 1, 1.2),
    base: startOf('depotToPortEverglades'),
    odometerKm: 86_400,
    engineHours: 3_180,
    habits: [
      {
        days: [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY],
        errands: [
          { at: '21:50', route: 'depotToPortEverglades' },
          { at: '24:50', route: 'portEvergladesToPortMiami' },
          { at: '27:40', route: 'portMiamiToDepot' },
        ],
      },
      {
        days: WEEKDAYS,
        errands: [
          { at: '10:10', route: 'portMiamiToDepot', isBack: true },
          { at: '12:50', route: 'portMiamiToDepot' },
          { at: '15:10', route: 'portMiamiToDepot', isBack: true },
          { at: '16:50', route: 'portMiamiToDepot' },
        ],
      },
    ],
  },
  {
    trackerId: 'VAN012',
    name: 'Transit Delivery',
    deviceType: 'van',
    ...NIMBLE,
    handling: onRoad(0.92, 1.3),
    base: startOf('cityTour'),
    odometerKm: 37_650,
    engineHours: 1_490,
    habits: [
      {
        days: [...WEEKDAYS, SATURDAY],
        errands: [
          { at: '08:25', route: 'cityTour' },
          { at: '11:20', route: 'gablesTour' },
          { at: '13:40', route: 'cityTour' },
          { at: '17:10', route: 'gablesTour' },
        ],
      },
    ],
  },
  {
    trackerId: 'BUS042',
    name: 'Flagler Shuttle',
    deviceType: 'bus',
    ...STRAIGHT,
    handling: onRoad(0.85, 1, 1.1),
    base: startOf('flaglerLine'),
    odometerKm: 64_900,
    engineHours: 4_210,
    habits: [
      {
        days: DAILY,
        errands: [
          ...BUS_TIMES.map((at): Errand => ({ at, route: 'flaglerLine' })),
          ...BUS_BACK_TIMES.map((at): Errand => ({ at, route: 'flaglerLine', isBack: true })),
        ],
      },
    ],
  },
  {
    trackerId: 'MOTO88',
    name: 'Harley Street Glide',
    deviceType: 'motorcycle',
    ...NIMBLE,
    handling: onRoad(0.96, 2, 1.9),
    base: startOf('beachLoop'),
    odometerKm: 12_060,
    engineHours: 301,
    habits: [
      { days: [SUNDAY], errands: [{ at: '09:20', route: 'beachLoop', hurry: 1.35 }] },
      { days: [TUESDAY, THURSDAY, SATURDAY], errands: thereAndBack('homeToKeyBiscayne', '18:30', '20:40') },
    ],
  },
  {
    trackerId: 'TRLR05',
    name: 'Boat Trailer',
    deviceType: 'trailer',
    ...STEADY,
    handling: onRoad(0.8, 0.8, 1),
    base: startOf('depotToMarina'),
    odometerKm: 5_230,
    engineHours: null,
    habits: [{ days: [SATURDAY], errands: thereAndBack('depotToMarina', '07:40', '18:15') }],
  },
  {
    trackerId: 'GEN350',
    name: 'Site Generator',
    deviceType: 'generator',
    ...NIMBLE,
    handling: onRoad(1),
    base: { lat: 25.6488, lng: -80.4021 },
    odometerKm: null,
    engineHours: 1_338,
    habits: [
      {
        days: WEEKDAYS,
        errands: [
          { at: '07:10', minutes: 205 },
          { at: '12:30', minutes: 190 },
        ],
      },
    ],
  },
]
