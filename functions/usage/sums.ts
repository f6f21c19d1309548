import { type ModelFigures, type MonthFigures, TOP_MAX } from '../../shared/operator/figures.ts'
import type { Sums } from '../stores/usage.ts'
import { keptMonths } from './months.ts'

const NO_MONTH: MonthFigures = {
  customers: 0,
  devices: 0,
  messages: 0,
  positions: 0,
  unreadable: 0,
  storedBytes: 0,
  events: 0,
  emails: 0,
  texts: 0,
  pushes: 0,
  webhooks: 0,
  dollars: 0,
  forecastDollars: 0,
  paidCents: 0,
  top: [],
}

export const noSums = (now: number): Sums => ({
  month: keptMonths(now)[0],
  current: NO_MONTH,
  last: NO_MONTH,
  models: [],
})

/** The sums of two parts of the accounts, in the same month. */
export const sumsTogether = (a: Sums, b: Sums): Sums => ({
  month: a.month,
  current: monthsTogether(a.current, b.current),
  last: monthsTogether(a.last, b.last),
  models: modelsTogether([...a.models, ...b.models]),
})

function monthsTogether(a: MonthFigures, b: MonthFigures): MonthFigures {
  const { top: topOfA, ...sums } = a
  const { top: topOfB, ...others } = b
  const top = [...topOfA, ...topOfB].toSorted((one, other) => other.dollars - one.dollars).slice(0, TOP_MAX)
  return { ...added(sums, others), top }
}

/** Adds up the figures by dialect and type, those with the most devices first. */
function modelsTogether(models: readonly ModelFigures[]): ModelFigures[] {
  const byModel = new Map<string, ModelFigures>()
  for (const model of models) {
    const { dialect, deviceType, ...counts } = model
    const key = `${dialect} ${deviceType}`
    const known = byModel.get(key)
    byModel.set(key, known === undefined ? model : { ...known, ...added(counts, known) })
  }
  return [...byModel.values()].toSorted((a, b) => b.devices - a.devices)
}

/** The sums of fields by their names. `b` may have others too. */
function added<Counts extends Record<string, number>>(
  a: Counts,
  b: { readonly [Name in keyof Counts]: number },
): Counts {
  const sums: Record<string, number> = {}
  for (const name of Object.keys(a)) sums[name] = (a[name] ?? 0) + (b[name] ?? 0)
  return { ...a, ...sums }
}
