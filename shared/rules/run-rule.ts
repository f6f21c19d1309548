import type { CompiledRule } from './compile-rules.ts'
import type { Firing, SuppressedFiring } from './firing.ts'
import type { RuleState } from './rule-state.ts'
import type { TrailReport } from './trail-reports.ts'
import { dueFirings, type WatchedRules, watchTrailReport, watchUntil } from './watch-rules.ts'
import type { WatchedReport } from './watched-report.ts'

/** From when the conditions of a rule were met until they no longer were; `null` if they still are. Epoch ms. */
export type Episode = { at: number; endedAt: number | null }

/** A firing, and when the report that proves it was received (epoch ms): where time alone does, the one before. */
type ProvedFiring = { firing: Firing; provedAt: number }

export type RuleRun = {
  firings: readonly ProvedFiring[]
  suppressed: readonly SuppressedFiring[]
  /** The firings, and those that the cooldown suppressed. */
  episodes: readonly Episode[]
  state: RuleState | null
}

/** Runs a rule on a trail, report by report, up to a time (epoch ms). */
export function runRule(reports: readonly TrailReport[], rule: CompiledRule, until: number): RuleRun {
  const compiled = [rule]
  const firings: ProvedFiring[] = []
  const suppressed: SuppressedFiring[] = []
  const episodes: Episode[] = []
  let states: readonly RuleState[] = []
  let previous: WatchedReport | null = null

  function take(step: WatchedRules, provedAt: number, at: number) {
    if (step.states === states) return
    states = step.states
    for (const firing of step.firings) {
      firings.push({ firing, provedAt })
      episodes.push({ at: firing.at, endedAt: null })
    }
    for (const one of step.suppressed) {
      suppressed.push(one)
      if (one.because === 'cooldown') episodes.push({ at: one.at, endedAt: null })
    }
    const newest = episodes.at(-1)
    if (newest !== undefined && !rule.instant && states[0]?.armed === true) newest.endedAt ??= at
  }

  for (const seen of reports) {
    const { shownAt, receivedAt } = seen
    if (previous !== null) take(watchUntil(states, compiled, previous, seen), previous.receivedAt, shownAt)
    take(watchTrailReport(states, compiled, seen, previous), receivedAt, shownAt)
    previous = seen.report
  }
  if (previous !== null) take(dueFirings(states, compiled, previous, until), previous.receivedAt, until)
  return { firings, suppressed, episodes, state: states[0] ?? null }
}
