import { type DayFigures, type DaySpan, emptyDay } from '../../../shared/reports/figures/day-figures.ts'
import { DEPOT, HOME, QUARRY, YARD } from './week-places.ts'
import { at, dateOf, endOfDriveOverChange, FRI, MON, SAT, SUN, THU, TUE, WED, type Week } from './weeks.ts'

/*
 * What is true of the made week, written by hand: the figures do not come from the positions of `week-positions.ts`.
 *
 * The van commutes on workdays: 30 km at 60 km/h, back at 90 km/h, with 10 minutes of idling before. On Friday night it
 * drives across midnight, and on Sunday across the change of the clocks.
 */
export const vanDays = (week: Week): DayFigures[] => [
  ...[MON, TUE, WED, THU].map((day) => commute(week, day)),
  {
    ...commute(week, FRI),
    distanceKm: 70,
    drivingMinutes: 60,
    stoppedMinutes: 1370,
    engineMinutes: 70,
    averageSpeedKmh: 70,
    lastMovedAt: at(week, FRI, '24:00'),
    spans: [
      ...commute(week, FRI).spans.slice(0, -1),
      span(week, FRI, '17:20', '23:50', 'stopped'),
      span(week, FRI, '23:50', '24:00', 'driving'),
    ],
    drivingByHour: hours({ 8: 30, 17: 20, 23: 10 }),
    trips: [
      ...commute(week, FRI).trips,
      { ...outward, start: at(week, FRI, '23:50'), end: at(week, SAT, '00:20') },
    ],
    stops: [
      { start: at(week, FRI, '08:30'), end: at(week, FRI, '17:00'), place: DEPOT, idleMinutes: 0 },
      { start: at(week, FRI, '17:20'), end: at(week, FRI, '23:50'), place: HOME, idleMinutes: 0 },
    ],
  },
  {
    ...figures(week, SAT),
    distanceKm: 50,
    drivingMinutes: 40,
    stoppedMinutes: 1400,
    engineMinutes: 40,
    maxSpeedKmh: 90,
    averageSpeedKmh: 75,
    firstMovedAt: at(week, SAT, '00:00'),
    lastMovedAt: at(week, SAT, '10:20'),
    spans: [
      span(week, SAT, '00:00', '00:20', 'driving'),
      span(week, SAT, '00:20', '10:00', 'stopped'),
      span(week, SAT, '10:00', '10:20', 'driving'),
      span(week, SAT, '10:20', '24:00', 'stopped'),
    ],
    drivingByHour: hours({ 0: 20, 10: 20 }),
    trips: [{ ...homeward, start: at(week, SAT, '10:00'), end: at(week, SAT, '10:20') }],
    stops: [
      { start: at(week, SAT, '00:20'), end: at(week, SAT, '10:00'), place: DEPOT, idleMinutes: 0 },
      { start: at(week, SAT, '10:20'), end: at(week, SUN, '01:40'), place: HOME, idleMinutes: 0 },
    ],
  },
  {
    ...figures(week, SUN),
    distanceKm: 60,
    drivingMinutes: 50,
    stoppedMinutes: week.sundayMinutes - 50,
    engineMinutes: 50,
    maxSpeedKmh: 90,
    averageSpeedKmh: 72,
    firstMovedAt: at(week, SUN, '01:40'),
    lastMovedAt: at(week, SUN, '15:20'),
    spans: [
      span(week, SUN, '00:00', '01:40', 'stopped'),
      { from: at(week, SUN, '01:40'), to: endOfDriveOverChange(week), state: 'driving' },
      { from: endOfDriveOverChange(week), to: at(week, SUN, '15:00'), state: 'stopped' },
      span(week, SUN, '15:00', '15:20', 'driving'),
      span(week, SUN, '15:20', '24:00', 'stopped'),
    ],
    drivingByHour: hours({ ...week.driveOverChange, 15: 20 }),
    trips: [
      { ...outward, start: at(week, SUN, '01:40'), end: endOfDriveOverChange(week) },
      { ...homeward, start: at(week, SUN, '15:00'), end: at(week, SUN, '15:20') },
    ],
    stops: [
      { start: endOfDriveOverChange(week), end: at(week, SUN, '15:00'), place: DEPOT, idleMinutes: 0 },
      { start: at(week, SUN, '15:20'), end: null, place: HOME, idleMinutes: 0 },
    ],
  },
]

/** The boat drifts at its mooring all week, since long before. Its tracker never says whether the engine is on. */
export const boatDays = (week: Week): DayFigures[] =>
  WHOLE_WEEK.map((day) => ({ ...parkedAllDay(week, day), engineMinutes: null }))

/** The tracker of the trailer has never sent a position. */
export const trailerDays = (week: Week): DayFigures[] => WHOLE_WEEK.map((day) => silentAllDay(week, day))

/**
 * The truck hauls 60 km to the quarry at 9:00 and back at 16:00 on workdays, at 60 km/h. From Tuesday noon to Thursday
 * noon its tracker is silent, while it stands at the quarry.
 */
export const truckDays = (week: Week): DayFigures[] => [
  haul(week, MON),
  {
    ...figures(week, TUE),
    ...halfHaul,
    firstMovedAt: at(week, TUE, '09:00'),
    lastMovedAt: at(week, TUE, '10:00'),
    spans: [
      span(week, TUE, '00:00', '09:00', 'stopped'),
      span(week, TUE, '09:00', '10:00', 'driving'),
      span(week, TUE, '10:00', '12:00', 'stopped'),
      span(week, TUE, '12:00', '24:00', 'noContact'),
    ],
    drivingByHour: hours({ 9: 60 }),
    trips: [{ ...toQuarry, start: at(week, TUE, '09:00'), end: at(week, TUE, '10:00') }],
    stops: [{ start: at(week, TUE, '10:00'), end: at(week, THU, '16:00'), place: QUARRY, idleMinutes: 0 }],
  },
  silentAllDay(week, WED),
  {
    ...figures(week, THU),
    ...halfHaul,
    firstMovedAt: at(week, THU, '16:00'),
    lastMovedAt: at(week, THU, '17:00'),
    spans: [
      span(week, THU, '00:00', '12:00', 'noContact'),
      span(week, THU, '12:00', '16:00', 'stopped'),
      span(week, THU, '16:00', '17:00', 'driving'),
      span(week, THU, '17:00', '24:00', 'stopped'),
    ],
    drivingByHour: hours({ 16: 60 }),
    trips: [{ ...fromQuarry, start: at(week, THU, '16:00'), end: at(week, THU, '17:00') }],
    stops: [{ start: at(week, THU, '17:00'), end: at(week, FRI, '09:00'), place: YARD, idleMinutes: 0 }],
  },
  {
    ...haul(week, FRI),
    stops: [
      { start: at(week, FRI, '10:00'), end: at(week, FRI, '16:00'), place: QUARRY, idleMinutes: 0 },
      { start: at(week, FRI, '17:00'), end: null, place: YARD, idleMinutes: 0 },
    ],
  },
  parkedAllDay(week, SAT),
  parkedAllDay(week, SUN),
]

/**
 * The pickup was sold to this account on Wednesday at noon, with its tracker. What its former owner did with it is
 * nobody's business.
 */
export const pickupDays = (week: Week): DayFigures[] => [
  {
    ...figures(week, WED),
    stoppedMinutes: 720,
    spans: [span(week, WED, '12:00', '24:00', 'stopped')],
    stops: [{ start: at(week, WED, '12:00'), end: at(week, THU, '10:00'), place: HOME, idleMinutes: 0 }],
  },
  {
    ...drivenHalfAnHour(week, THU),
    trips: [{ ...outward, start: at(week, THU, '10:00'), end: at(week, THU, '10:30') }],
    stops: [{ start: at(week, THU, '10:30'), end: at(week, SAT, '10:00'), place: DEPOT, idleMinutes: 0 }],
  },
  parkedAllDay(week, FRI),
  {
    ...drivenHalfAnHour(week, SAT),
    trips: [
      { ...outward, from: DEPOT, to: HOME, start: at(week, SAT, '10:00'), end: at(week, SAT, '10:30') },
    ],
    stops: [{ start: at(week, SAT, '10:30'), end: null, place: HOME, idleMinutes: 0 }],
  },
  parkedAllDay(week, SUN),
]

const WHOLE_WEEK = [MON, TUE, WED, THU, FRI, SAT, SUN]

/** From home to the depot at 60 km/h, and back at 90 km/h. */
const outward = { from: HOME, to: DEPOT, distanceKm: 30, maxSpeedKmh: 60, averageSpeedKmh: 60 }
const homeward = { from: DEPOT, to: HOME, distanceKm: 30, maxSpeedKmh: 90, averageSpeedKmh: 90 }
const toQuarry = { from: YARD, to: QUARRY, distanceKm: 60, maxSpeedKmh: 60, averageSpeedKmh: 60 }
const fromQuarry = { ...toQuarry, from: QUARRY, to: YARD }

/** A day of nothing yet, on which the engine is known to be off. */
const figures = (week: Week, day: number): DayFigures => ({
  ...emptyDay(dateOf(week, day), at(week, day, '00:00'), at(week, day, '00:00')),
  engineMinutes: 0,
  maxSpeedKmh: 0,
  averageSpeedKmh: 0,
})

const silentAllDay = (week: Week, day: number): DayFigures =>
  emptyDay(dateOf(week, day), at(week, day, '00:00'), at(week, day, '24:00'))

const parkedAllDay = (week: Week, day: number): DayFigures => ({
  ...figures(week, day),
  stoppedMinutes: day === SUN ? week.sundayMinutes : 1440,
  spans: [span(week, day, '00:00', '24:00', 'stopped')],
})

const commute = (week: Week, day: number): DayFigures => ({
  ...figures(week, day),
  distanceKm: 60,
  drivingMinutes: 50,
  idleMinutes: 10,
  stoppedMinutes: 1380,
  engineMinutes: 60,
  maxSpeedKmh: 90,
  averageSpeedKmh: 72,
  firstMovedAt: at(week, day, '08:00'),
  lastMovedAt: at(week, day, '17:20'),
  spans: [
    span(week, day, '00:00', '07:50', 'stopped'),
    span(week, day, '07:50', '08:00', 'idle'),
    span(week, day, '08:00', '08:30', 'driving'),
    span(week, day, '08:30', '17:00', 'stopped'),
    span(week, day, '17:00', '17:20', 'driving'),
    span(week, day, '17:20', '24:00', 'stopped'),
  ],
  drivingByHour: hours({ 8: 30, 17: 20 }),
  trips: [
    { ...outward, start: at(week, day, '08:00'), end: at(week, day, '08:30') },
    { ...homeward, start: at(week, day, '17:00'), end: at(week, day, '17:20') },
  ],
  stops: [
    { start: at(week, day, '08:30'), end: at(week, day, '17:00'), place: DEPOT, idleMinutes: 0 },
    { start: at(week, day, '17:20'), end: at(week, day + 1, '08:00'), place: HOME, idleMinutes: 10 },
  ],
})

const haul = (week: Week, day: number): DayFigures => ({
  ...figures(week, day),
  distanceKm: 120,
  drivingMinutes: 120,
  stoppedMinutes: 1320,
  engineMinutes: 120,
  maxSpeedKmh: 60,
  averageSpeedKmh: 60,
  firstMovedAt: at(week, day, '09:00'),
  lastMovedAt: at(week, day, '17:00'),
  spans: [
    span(week, day, '00:00', '09:00', 'stopped'),
    span(week, day, '09:00', '10:00', 'driving'),
    span(week, day, '10:00', '16:00', 'stopped'),
    span(week, day, '16:00', '17:00', 'driving'),
    span(week, day, '17:00', '24:00', 'stopped'),
  ],
  drivingByHour: hours({ 9: 60, 16: 60 }),
  trips: [
    { ...toQuarry, start: at(week, day, '09:00'), end: at(week, day, '10:00') },
    { ...fromQuarry, start: at(week, day, '16:00'), end: at(week, day, '17:00') },
  ],
  stops: [
    { start: at(week, day, '10:00'), end: at(week, day, '16:00'), place: QUARRY, idleMinutes: 0 },
    { start: at(week, day, '17:00'), end: at(week, day + 1, '09:00'), place: YARD, idleMinutes: 0 },
  ],
})

const halfHaul = {
  distanceKm: 60,
  drivingMinutes: 60,
  stoppedMinutes: 660,
  engineMinutes: 60,
  minutesWithoutContact: 720,
  maxSpeedKmh: 60,
  averageSpeedKmh: 60,
}

const drivenHalfAnHour = (week: Week, day: number): DayFigures => ({
  ...figures(week, day),
  distanceKm: 30,
  drivingMinutes: 30,
  stoppedMinutes: 1410,
  engineMinutes: 30,
  maxSpeedKmh: 60,
  averageSpeedKmh: 60,
  firstMovedAt: at(week, day, '10:00'),
  lastMovedAt: at(week, day, '10:30'),
  spans: [
    span(week, day, '00:00', '10:00', 'stopped'),
    span(week, day, '10:00', '10:30', 'driving'),
    span(week, day, '10:30', '24:00', 'stopped'),
  ],
  drivingByHour: hours({ 10: 30 }),
})

const span = (week: Week, day: number, from: string, to: string, state: DaySpan['state']): DaySpan => ({
  from: at(week, day, from),
  to: at(week, day, to),
  state,
})

const hours = (minutes: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 24 }, (_, hour) => minutes[hour] ?? 0)

/** The week before: workdays as in this one, without silence, and a weekend at rest. The pickup was not there yet. */
export const vanDaysBefore = (week: Week): DayFigures[] => [
  ...[MON, TUE, WED, THU].map((day) => commute(week, day - 7)),
  {
    ...commute(week, FRI - 7),
    stops: [
      { start: at(week, FRI - 7, '08:30'), end: at(week, FRI - 7, '17:00'), place: DEPOT, idleMinutes: 0 },
      { start: at(week, FRI - 7, '17:20'), end: at(week, MON, '08:00'), place: HOME, idleMinutes: 10 },
    ],
  },
  parkedAllDay(week, SAT - 7),
  parkedAllDay(week, SUN - 7),
]
export const boatDaysBefore = (week: Week): DayFigures[] =>
  WHOLE_WEEK.map((day) => ({ ...parkedAllDay(week, day - 7), engineMinutes: null }))
export const trailerDaysBefore = (week: Week): DayFigures[] =>
  WHOLE_WEEK.map((day) => silentAllDay(week, day - 7))
export const truckDaysBefore = (week: Week): DayFigures[] => [
  ...[MON, TUE, WED, THU].map((day) => haul(week, day - 7)),
  {
    ...haul(week, FRI - 7),
    stops: [
      { start: at(week, FRI - 7, '10:00'), end: at(week, FRI - 7, '16:00'), place: QUARRY, idleMinutes: 0 },
      { start: at(week, FRI - 7, '17:00'), end: at(week, MON, '09:00'), place: YARD, idleMinutes: 0 },
    ],
  },
  parkedAllDay(week, SAT - 7),
  parkedAllDay(week, SUN - 7),
]
