import type { Drag } from './drag.ts'
import type { NightKind } from './night.ts'
import { RECEIVER_NAMES } from './receiver.ts'
import type { Weather } from './weather.ts'

const BREEZE: Weather = {
  wind: { min: 4, max: 8 },
  gusts: 0.15,
  turns: [],
  rise: null,
  stream: { min: 0, max: 0.1 },
  tide: { min: 0, max: 1.5 },
  yaw: 15,
  roll: 0.3,
}
/** A squall of ten minutes, from a part of the night. */
const squallFrom = (from: number) => ({ from, wind: { min: 17, max: 26 }, within: 2, minutes: 12 })
const CALM: Weather = { ...BREEZE, wind: { min: 0, max: 3 }, gusts: 0.4 }
const FRESH: Weather = { ...BREEZE, wind: { min: 9, max: 13 }, gusts: 0.2, yaw: 25, roll: 0.6 }
const GALE: Weather = { ...FRESH, wind: { min: 14, max: 19 }, gusts: 0.25, yaw: 30, roll: 0.8 }

/** The intervals of trackers that are awake, in seconds. */
const INTERVALS = [5, 10, 30, 60, 300]
/** Receivers fail now and then on any night. */
const FAILURES = { badShare: 0.0005, burstsPerHour: 0.05, reflectionsPerHour: 0.1 }

const QUIET: Omit<NightKind, 'name' | 'weather'> = {
  scope: { min: 4, max: 8 },
  failures: FAILURES,
  receivers: RECEIVER_NAMES,
  intervals: INTERVALS,
  gaps: 0,
  hours: 8,
  drag: null,
}

const quiet = (name: string, weather: Weather, besides: Partial<NightKind> = {}): NightKind => ({
  ...QUIET,
  name,
  weather,
  ...besides,
})

/**
 * Half of a watch of two hours: by then, a boat has shown how it lies. Weather begins ten minutes before a watch, so a
 * change of weather at this part comes ten minutes before the drag.
 */
const AT_DRAG = 0.5

const SHIFT = [{ from: 0.4, degrees: { min: 150, max: 180 }, minutes: 15 }]

/** Nights on which the anchor holds. */
export const QUIET_NIGHTS: readonly NightKind[] = [
  quiet('calm', CALM),
  quiet('rising wind', {
    ...CALM,
    rise: { from: 0.4, wind: { min: 12, max: 19 }, within: 60, minutes: 400 },
  }),
  quiet('fresh wind', FRESH),
  quiet('gale', GALE),
  quiet('sailing at anchor', { ...FRESH, yaw: 55 }),
  quiet('wind shift', { ...FRESH, turns: SHIFT }),
  quiet('slow veer', { ...FRESH, turns: [{ from: 0.1, degrees: { min: 90, max: 360 }, minutes: 360 }] }),
  quiet('land breeze', {
    ...BREEZE,
    turns: [
      { from: 0.2, degrees: { min: 120, max: 180 }, minutes: 40 },
      { from: 0.7, degrees: { min: 120, max: 180 }, minutes: 40 },
    ],
  }),
  quiet('squall', { ...CALM, rise: squallFrom(0.5) }),
  quiet('squall with a shift', {
    ...BREEZE,
    rise: squallFrom(0.5),
    turns: [{ from: 0.5, degrees: { min: 60, max: 180 }, minutes: 3 }],
  }),
  quiet('turning stream', { ...BREEZE, stream: { min: 0.5, max: 1.2 } }),
  quiet('wind against stream', { ...FRESH, stream: { min: 0.8, max: 1.5 } }),
  quiet('high tide', { ...FRESH, tide: { min: 3, max: 5 } }),
  quiet('short scope', FRESH, { scope: { min: 2.5, max: 3.5 } }),
  quiet('swell', { ...FRESH, roll: 3 }),
  quiet('single bad fixes', FRESH, { failures: { ...FAILURES, badShare: 0.01 } }),
  quiet('bursts of bad fixes', FRESH, { failures: { ...FAILURES, burstsPerHour: 1 } }),
  quiet('reflections', FRESH, { failures: { ...FAILURES, reflectionsPerHour: 3 } }),
  quiet('gaps', { ...FRESH, turns: SHIFT }, { gaps: 12 }),
  quiet('sleeping tracker', { ...FRESH, turns: SHIFT }, { intervals: [300, 600, 3_600] }),
]

const DRAG: Drag = {
  knots: { min: 1, max: 1 },
  angle: { min: 0, max: 20 },
  pattern: 'steady',
  holdsAfterM: null,
  from: AT_DRAG,
}

const dragging = (
  name: string,
  weather: Weather,
  drag: Partial<Drag>,
  besides: Partial<NightKind> = {},
): NightKind => ({ ...QUIET, hours: 2, name, weather, drag: { ...DRAG, ...drag }, ...besides })

const knots = (min: number, max = min) => ({ knots: { min, max } })
const shiftAtDrag = (min: number, max: number, minutes: number) => [
  { from: AT_DRAG, degrees: { min, max }, minutes },
]

/** Nights on which the anchor drags, an hour after the watch began. */
export const DRAG_NIGHTS: readonly NightKind[] = [
  dragging('0.3 knots', FRESH, knots(0.3)),
  dragging('0.5 knots', FRESH, knots(0.5)),
  dragging('1 knot', FRESH, knots(1)),
  dragging('2 knots', GALE, knots(2)),
  dragging('growing', GALE, { ...knots(0.5, 2), pattern: 'growing' }),
  dragging('gusty', GALE, { ...knots(0.3, 1), pattern: 'gusty' }),
  dragging('in steps', FRESH, { ...knots(0.3, 0.8), pattern: 'steps' }),
  dragging('drag and hold', FRESH, { ...knots(0.3, 1.5), holdsAfterM: { min: 30, max: 90 } }),
  dragging('across the wind', FRESH, { ...knots(0.4, 1.2), angle: { min: 70, max: 110 } }),
  dragging('along the swing', { ...FRESH, yaw: 45 }, { ...knots(0.4, 1.2), angle: { min: 30, max: 70 } }),
  dragging('in a squall', { ...BREEZE, rise: squallFrom(AT_DRAG) }, knots(1, 3)),
  dragging(
    'squall with a shift',
    {
      ...BREEZE,
      rise: squallFrom(AT_DRAG),
      turns: shiftAtDrag(60, 180, 3),
    },
    knots(0.8, 2.5),
  ),
  dragging('breaking out in a shift', { ...FRESH, turns: shiftAtDrag(120, 180, 10) }, knots(0.4, 1.5)),
  dragging('parted rode', GALE, { ...knots(1.5, 3), angle: { min: 0, max: 5 } }),
  dragging(
    'with the stream',
    { ...BREEZE, stream: { min: 0.8, max: 1.5 } },
    { ...knots(0.4, 1.5), angle: { min: 0, max: 180 } },
  ),
  dragging('light wind', BREEZE, knots(0.3, 0.8)),
  dragging('among bad fixes', FRESH, knots(0.4, 1.5), {
    failures: { ...FAILURES, badShare: 0.02, burstsPerHour: 2 },
  }),
  dragging('short scope', GALE, knots(0.5, 2), { scope: { min: 2.5, max: 3.5 } }),
  dragging('gaps', FRESH, knots(0.4, 1.5), { gaps: 4 }),
  dragging('rare fixes', FRESH, knots(0.4, 1.5), { intervals: [60, 300] }),
]
