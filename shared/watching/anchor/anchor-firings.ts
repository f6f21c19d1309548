import type { Firing } from '../../rules/firing.ts'
import { MINUTE_MS, toIso } from '../../time.ts'
import { EMPTY_VOLTS } from '../../tracking/view/battery-forecast.ts'
import type { RuleReason } from '../event.ts'
import { ANCHOR_RULE_ID } from './anchor-rule-id.ts'
import type { AnchorFinding } from './anchor-watch.ts'
import type { Anchored } from './anchored.ts'

/** The findings that people are notified of, as firings of the rule, one for each time. */
export function anchorFirings(
  { watch, setBy, state }: Pick<Anchored, 'watch' | 'setBy' | 'state'>,
  findings: readonly AnchorFinding[],
): Firing[] {
  const place = state.credible.place ?? watch.anchor
  const reasonsAt = new Map<number, RuleReason[]>()
  for (const finding of findings) {
    const reason = reasonOf(finding, watch.radiusM)
    if (reason !== null) reasonsAt.set(finding.at, [...(reasonsAt.get(finding.at) ?? []), reason])
  }
  return Array.from(reasonsAt, ([at, reasons]) => ({
    ruleId: ANCHOR_RULE_ID,
    at,
    ...place,
    speedKmh: null,
    course: null,
    reasons,
    memberId: setBy,
  }))
}

function reasonOf(finding: AnchorFinding, radiusM: number): RuleReason | null {
  const found = { at: toIso(finding.at), accuracyM: null }
  switch (finding.kind) {
    case 'nearEdge':
      return null
    case 'dragging': {
      const { reason, distanceM } = finding
      const saw = Math.round(distanceM)
      return { check: 'dragging', operator: reason.check, saw, limit: radiusM, unit: 'm', ...found }
    }
    case 'noPosition': {
      const saw = Math.round(finding.silentMs / MINUTE_MS)
      return { check: 'noPosition', operator: null, saw, limit: null, unit: 'min', ...found }
    }
    case 'lowBattery': {
      const saw = finding.batteryVolts
      return { check: 'battery', operator: 'below', saw, limit: EMPTY_VOLTS, unit: 'V', ...found }
    }
    case 'ended':
      return { check: 'underWay', operator: null, saw: null, limit: null, unit: null, ...found }
  }
}
