import { dueFirings, nextRuleDueAt } from '../../../shared/rules/watch-rules.ts'
import { watchedReport } from '../../../shared/rules/watched-report.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { announceEvents } from '../../watching/announce-events.ts'
import { NO_MARKS, type WatchedDevice } from '../../watching/device-watch.ts'
import { ruleCheckAt } from '../../watching/rule-check.ts'
import type { WatchDeps } from './raise-dwell.ts'

const TRIES_MAX = 5

export type CheckRulesDeps = WatchDeps & { trails: Pick<TrailStore, 'getLiveItem'> }

/**
 * Fires the rules of a device that are due although no position arrived. Any contact counts, such as a report without
 * a fix. The next check is put unless a message has put a later one since `at`, when this one was due (epoch ms).
 */
export async function checkRules(
  device: WatchedDevice & { at: number },
  deps: CheckRulesDeps,
): Promise<void> {
  const { trails, watches, announce, clock } = deps
  const watch = await deps.watchOf(device, NO_MARKS)
  if (watch === null) return
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const live = await trails.getLiveItem(device.trackId)
    const report = live && watchedReport(live.tracked, null, watch.reported)
    if (live === null || report === null) return
    const { state: before, ...item } = await watches.get(device.trackId)
    const { states, firings } = dueFirings(before.rules, watch.compiled, report, clock())
    if (states !== before.rules) {
      const events = firings.length === 0 ? [] : await watch.eventsOf([], firings, [])
      const change = { ...item, state: { ...before, rules: states }, events, due: [] }
      const result = await watches.change(device.trackId, change, null)
      if (!result.isWritten) continue
      await announceEvents(result.stored, announce)
    }
    const isNewest = (live.rulesCheckAt ?? 0) <= device.at
    const next = isNewest ? ruleCheckAt(nextRuleDueAt(states, watch.compiled, report), null, clock()) : null
    if (next !== null) await watch.putRuleCheck(next)
    return
  }
  throw new Error('The watch of a device kept changing while its rules were checked')
}
