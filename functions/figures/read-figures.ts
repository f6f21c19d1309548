import type { DayFigures } from '../../shared/reports/figures/day-figures.ts'
import { dayReach } from '../../shared/reports/figures/day-reach.ts'
import { figuresOfDay } from '../../shared/reports/figures/figures-of-day.ts'
import { type LocalHour, localHours } from '../../shared/reports/figures/local-hours.ts'
import type { Timeline } from '../../shared/reports/figures/timeline.ts'
import type { LocalDay, Period } from '../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS } from '../../shared/time.ts'
import { mapAtMost } from '../runtime/map-at-most.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { DayItemStore, StoredDays } from '../stores/trails/day-items.ts'
import { TooManyPositions, type TrailStore } from '../stores/trails/trails.ts'
import { type KeptDay, packDay, unpackDay } from './day-format.ts'
import { isCurrent, utcDate } from './kept-day.ts'
import { readTimeline } from './read-timeline.ts'

/** The devices that are read at a time: each takes up to 200 MB meanwhile. */
const DEVICES_AT_ONCE = 3
/** A month is read at once: 30,000 points of a device that drives 4 hours a day. */
const RUN_DAYS_MAX = 31
/**
 * A day is kept from this long after its end, longer than positions take to count as late: those that arrive after that
 * mark the day.
 */
export const KEPT_AFTER_MS = HOUR_MS
/** A kept day is decided by the positions of this time before and after it. Days of longer stops are not kept. */
const REACH_MS = 31 * DAY_MS
/** The item of a month holds 31 of these, and an item of DynamoDB 400 KB. */
const KEPT_BYTES_MAX = 12_000

export type FiguresDeps = {
  trails: Pick<TrailStore, 'listPositions' | 'startOf'>
  days: Pick<DayItemStore, 'list' | 'keep'>
  now: () => number
}
export type FiguredDevice = Pick<StoredDevice, 'deviceId' | 'trackId' | 'deviceType' | 'createdAt'>

/**
 * The figures of each device by its id: one for each day of the period that has started and on which the account had
 * the device, by date. Figures of past days are stored, and read from there until late positions change them.
 */
export async function readFigures(
  devices: readonly FiguredDevice[],
  period: Period,
  deps: FiguresDeps,
): Promise<Map<string, DayFigures[]>> {
  const now = deps.now()
  const days = period.days.filter(({ from }) => from < now)
  if (days.length === 0) return new Map(devices.map(({ deviceId }) => [deviceId, []]))
  const stored = await deps.days.list(
    devices.map(({ trackId }) => trackId),
    {
      timezone: period.timezone,
      dates: days.map(({ date }) => date),
      marks: {
        first: utcDate(period.from - REACH_MS),
        last: utcDate(Math.min(period.to + REACH_MS, now)),
      },
    },
  )
  const hoursOf = cachedHours(period.timezone)
  const figures = await mapAtMost(devices, DEVICES_AT_ONCE, (device) =>
    figuresOf(device, days, stored.get(device.trackId)),
  )
  return new Map(devices.map(({ deviceId }, index) => [deviceId, figures[index] ?? []]))

  async function figuresOf(
    device: FiguredDevice,
    all: readonly LocalDay[],
    { packed, lateAt }: StoredDays = NOTHING_STORED,
  ): Promise<DayFigures[]> {
    const ownedSince = await startOf(device)
    const owned = all.filter(({ to }) => to > ownedSince)
    const byDate = new Map<string, DayFigures>()
    for (const { date } of owned) {
      const bytes = packed.get(date)
      const kept = bytes === undefined ? null : unpackDay(bytes)
      if (kept !== null && isCurrent(kept, { deviceType: device.deviceType, ownedSince, lateAt }))
        byDate.set(date, kept.figures)
    }
    for (const run of runsOf(owned.filter(({ date }) => !byDate.has(date))))
      for (const day of await compute(device, run, ownedSince)) byDate.set(day.date, day)
    return owned.flatMap(({ date }) => byDate.get(date) ?? [])
  }

  /** When the account's time with a device begins: a new tracker may bring what it recorded before it was added. */
  async function startOf({ createdAt, trackId }: FiguredDevice): Promise<number> {
    const addedAt = Date.parse(createdAt)
    if (addedAt <= period.from) return addedAt
    return Math.min(addedAt, (await deps.trails.startOf(trackId)) ?? addedAt)
  }

  /** The figures of consecutive days, from one reading where it fits into memory. */
  async function compute(
    device: FiguredDevice,
    run: readonly LocalDay[],
    ownedSince: number,
  ): Promise<DayFigures[]> {
    const computedAt = deps.now()
    const [first, last] = [run.at(0), run.at(-1)]
    if (first === undefined || last === undefined) return []
    try {
      const timeline = await readTimeline(device, { from: first.from, to: last.to }, deps)
      const computed = run.map((day) => figuresOfDay(timeline, day, hoursOf(day), ownedSince))
      await keep(device, run, computed, timeline, { computedAt, ownedSince })
      return computed
    } catch (error) {
      if (!(error instanceof TooManyPositions) || run.length === 1) throw error
      const half = Math.ceil(run.length / 2)
      return [
        ...(await compute(device, run.slice(0, half), ownedSince)),
        ...(await compute(device, run.slice(half), ownedSince)),
      ]
    }
  }

  async function keep(
    { trackId, deviceType }: FiguredDevice,
    run: readonly LocalDay[],
    computed: readonly DayFigures[],
    timeline: Timeline,
    as: Pick<KeptDay, 'computedAt' | 'ownedSince'>,
  ): Promise<void> {
    const packed = new Map<string, Uint8Array>()
    for (const [index, day] of run.entries()) {
      const reach = dayReach(timeline, day)
      const figures = computed[index]
      if (figures === undefined || reach === null || !mayBeKept(day, reach, as.computedAt)) continue
      const bytes = packDay({ ...as, deviceType, reach, figures })
      if (bytes.length <= KEPT_BYTES_MAX) packed.set(day.date, bytes)
    }
    if (packed.size > 0) await deps.days.keep(trackId, period.timezone, packed)
  }
}

const NOTHING_STORED: StoredDays = { packed: new Map(), lateAt: new Map() }

const mayBeKept = (day: LocalDay, reach: KeptDay['reach'], computedAt: number) =>
  computedAt >= day.to + KEPT_AFTER_MS && reach.from >= day.from - REACH_MS && reach.to <= day.to + REACH_MS

/** Days beside each other, at most a month of them at a time. */
function runsOf(days: readonly LocalDay[]): LocalDay[][] {
  const runs: LocalDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run !== undefined && run.length < RUN_DAYS_MAX && run.at(-1)?.to === day.from) run.push(day)
    else runs.push([day])
  }
  return runs
}

function cachedHours(timezone: string): (day: LocalDay) => readonly LocalHour[] {
  const byDate = new Map<string, readonly LocalHour[]>()
  return (day) => {
    const hours = byDate.get(day.date) ?? localHours(day, timezone)
    byDate.set(day.date, hours)
    return hours
  }
}
