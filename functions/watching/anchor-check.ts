import { type Anchored, anchoredDueAt } from '../../shared/watching/anchor/anchored.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { Due } from '../stores/trails/watch-item.ts'
import { ruleCheckAt } from './rule-check.ts'

/**
 * The watch with the time of its next check, and the work that makes it: none while the one that is stored comes early
 * enough, so that a boat that reports costs one piece of work in ten minutes.
 */
export function anchorCheck(
  { accountId, deviceId, trackId }: Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>,
  anchored: Anchored,
  now: number,
): { checked: Anchored; due: readonly Due[] } {
  const checkAt = ruleCheckAt(anchoredDueAt(anchored), anchored.checkAt, now)
  if (checkAt === null) return { checked: anchored, due: [] }
  const work = { kind: 'anchor' as const, accountId, deviceId, trackId, at: checkAt }
  return { checked: { ...anchored, checkAt }, due: [{ dueAt: checkAt, work }] }
}
