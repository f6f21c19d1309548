import type { NewAlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import type { Advice } from '../../../../shared/rules/noise.ts'
import { toIso } from '../../../../shared/time.ts'

type Reply = RouteReply<typeof alerts.rehearseAlertRule>
export type RehearsedSuppression = Reply['suppressed'][number]

/** The answer for some devices. */
type Part = Pick<Reply, 'firings' | 'suppressed' | 'noise'> & { devices: number }

/** The answers so far. */
export type Rehearsed = Pick<Reply, 'firings' | 'suppressed'> & {
  /** How many devices were checked. */
  devices: number
  /** How many of the firings ended within 2 minutes. */
  reversed: number
  advice: readonly Advice[]
}

export const EMPTY_REHEARSAL: Rehearsed = { firings: [], suppressed: [], devices: 0, reversed: 0, advice: [] }

/** How many devices at a time can be answered within a second or two. */
const DEVICES_AT_ONCE = 10

type Range = { from: number; to: number }

/** Asks for some devices after the others, so that there is progress and an end to it. */
export async function* rehearseDevices(
  client: Client,
  rule: NewAlertRule,
  deviceIds: readonly string[],
  { from, to }: Range,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  for (let first = 0; first < deviceIds.length; first += DEVICES_AT_ONCE) {
    const some = deviceIds.slice(first, first + DEVICES_AT_ONCE)
    const body = { rule, deviceIds: some, from: toIso(from), to: toIso(to) }
    const reply = await client.call(alerts.rehearseAlertRule, { body }, signal)
    yield { ...reply, devices: some.length }
  }
}

type Timed = { timestamp: string }
const newestFirst = (one: Timed, other: Timed) => (one.timestamp < other.timestamp ? 1 : -1)

export function withPart(before: Rehearsed, { firings, suppressed, devices, noise }: Part): Rehearsed {
  return {
    firings: [...before.firings, ...firings].toSorted(newestFirst),
    suppressed: [...before.suppressed, ...suppressed].toSorted(newestFirst),
    devices: before.devices + devices,
    reversed: before.reversed + Math.round(noise.reversedWithin2Minutes * firings.length),
    advice: noise.advice === null ? before.advice : [...before.advice, noise.advice],
  }
}

/**
 * The change that would have spared most alerts, for all devices together. Those that nothing was advised for count
 * in full, so there would have been at most so many.
 */
export function adviceFor({ firings, advice }: Pick<Rehearsed, 'firings' | 'advice'>): Advice | null {
  const codes = [...new Set(advice.map(({ code }) => code))]
  const options = codes.map((code) => {
    const same = advice.filter((one) => one.code === code)
    const spared = same.reduce((sum, one) => sum + one.insteadOf - one.firings, 0)
    return {
      code,
      minutes: Math.max(...same.map(({ minutes }) => minutes)),
      firings: firings.length - spared,
      insteadOf: firings.length,
    }
  })
  return options.toSorted((one, other) => one.firings - other.firings)[0] ?? null
}
