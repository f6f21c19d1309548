import type { RuleScope } from './rule.ts'

/** Whether a rule watches a device. */
export function ruleWatches(
  scope: RuleScope,
  { deviceId, tags }: { deviceId: string; tags: readonly string[] },
): boolean {
  if (scope.kind === 'all') return true
  return scope.kind === 'device' ? scope.deviceId === deviceId : scope.tags.some((tag) => tags.includes(tag))
}
