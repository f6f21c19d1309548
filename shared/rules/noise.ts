import * as z from 'zod'
import { MINUTE_MS } from '../time.ts'
import { COOLDOWN_MINUTES, type Rule } from './rule.ts'
import type { Episode, RuleRun } from './run-rule.ts'

/** A change of a setting that would have sent fewer alerts: how many, and how many there were. */
export const Advice = z.object({
  code: z.enum(['longer-delay', 'longer-cooldown']),
  minutes: z.number(),
  firings: z.number(),
  insteadOf: z.number(),
})
export type Advice = z.infer<typeof Advice>

export const Noise = z.object({
  /** The share of the firings whose conditions were no longer met 2 minutes later, 0 to 1. */
  reversedWithin2Minutes: z.number(),
  advice: Advice.nullable(),
})
export type Noise = z.infer<typeof Noise>

const REVERSED_WITHIN_MS = 2 * MINUTE_MS
/** Fewer alerts than this are no noise. */
const NOISY_FROM = 4
/** Where at least this share is reversed, a delay helps; and advice must spare at least this share of the alerts. */
const HALF = 0.5
const DELAYS = [1, 3, 5, 10]
const COOLDOWNS = [15, 30, 60, 120, COOLDOWN_MINUTES.max]

type Settings = { delayMinutes: number; cooldownMinutes: number }

/**
 * How noisy a rule was in a run up to a time (epoch ms), and the smallest change that would have spared at least half of
 * its alerts.
 */
export function noiseOf({ firings, episodes }: RuleRun, rule: Rule, until: number): Noise {
  const fired = new Set(firings.map(({ firing }) => firing.at))
  const reversed = episodes.filter(
    ({ at, endedAt }) => fired.has(at) && endedAt !== null && endedAt - at <= REVERSED_WITHIN_MS,
  )
  const share = firings.length === 0 ? 0 : reversed.length / firings.length
  const advice = firings.length < NOISY_FROM ? null : adviceOf(episodes, rule, share, until)
  return { reversedWithin2Minutes: share, advice }
}

function adviceOf(episodes: readonly Episode[], rule: Rule, share: number, until: number): Advice | null {
  const { cooldownMinutes, delayMinutes = 0 } = rule
  const insteadOf = firingsWith({ cooldownMinutes, delayMinutes }, episodes, until)
  const delays = share < HALF ? [] : DELAYS.filter((minutes) => minutes > delayMinutes)
  const alternatives = [
    ...delays.map((minutes) => ({
      code: 'longer-delay' as const,
      minutes,
      firings: firingsWith({ cooldownMinutes, delayMinutes: minutes }, episodes, until),
    })),
    ...COOLDOWNS.filter((minutes) => minutes > cooldownMinutes).map((minutes) => ({
      code: 'longer-cooldown' as const,
      minutes,
      firings: firingsWith({ cooldownMinutes: minutes, delayMinutes }, episodes, until),
    })),
  ]
  const calmer = alternatives.find(({ firings }) => firings <= insteadOf * HALF)
  return calmer === undefined ? null : { ...calmer, insteadOf }
}

/** How often the rule would have fired in these episodes: those that last its delay, but for its cooldown. */
function firingsWith(
  { delayMinutes, cooldownMinutes }: Settings,
  episodes: readonly Episode[],
  until: number,
) {
  let [count, lastAt] = [0, Number.NEGATIVE_INFINITY]
  for (const { at, endedAt } of episodes) {
    if ((endedAt ?? until) - at < delayMinutes * MINUTE_MS) continue
    if (at - lastAt < cooldownMinutes * MINUTE_MS) continue
    count += 1
    lastAt = at
  }
  return count
}
