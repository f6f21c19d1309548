import type { RouteInput } from '../../../shared/http/route.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { NOTHING_TRACKED } from '../../../shared/tracking/tracked.ts'
import { expectedIntervalMs, INTERVALS_ALLOWED, isOnline } from '../../../shared/tracking/view/freshness.ts'
import type { anchor } from '../../../shared/watching/anchor/anchor.routes.ts'
import { anchorWarnings, isAnchorFar, recentFix } from '../../../shared/watching/anchor/anchor-warnings.ts'
import { SILENT_AFTER_MS } from '../../../shared/watching/anchor/anchor-watch.ts'
import { type Anchored, adjusted, newAnchored } from '../../../shared/watching/anchor/anchored.ts'
import { isPublicWebhook, type WebhookHosts } from '../../../shared/watching/webhook-url.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { AnchorWatchStore } from '../../stores/trails/anchor-watches.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import type { WatchItem } from '../../stores/trails/watch-item.ts'
import { anchorCheck } from '../../watching/anchor-check.ts'

export type SetWatchDeps = SaveWatchDeps & {
  trails: Pick<TrailStore, 'getLiveItem'>
  webhookHosts: WebhookHosts
}

type Wanted = RouteInput<typeof anchor.setAnchorWatch>['body']

/** One attempt to set the watch of a boat, or to adjust it: null if its state has changed since it was read. */
export async function setWatch(
  device: StoredDevice,
  { anchor: place, radiusM, silentAfterMinutes, webhookUrl }: Wanted,
  setBy: string,
  deps: SetWatchDeps,
) {
  if (webhookUrl && !isPublicWebhook(webhookUrl, deps.webhookHosts)) return WEBHOOK_NOT_PUBLIC
  const now = deps.now()
  const live = await deps.trails.getLiveItem(device.trackId)
  const tracked = live?.tracked ?? NOTHING_TRACKED
  const asOf = { now, storageMode: device.isInStorageMode }
  const fix = recentFix(tracked, asOf)
  const anchor = place === null ? fix : { lat: place.latitude, lng: place.longitude }
  if (anchor === null) return BOAT_NOT_LOCATED
  if (fix !== null && isAnchorFar(anchor, fix)) return ANCHOR_TOO_FAR
  const before = await deps.watches.get(device.trackId)
  const intervalsMs = INTERVALS_ALLOWED * (expectedIntervalMs(tracked, asOf) ?? 0)
  const kept = isOn(before) ? before.anchored.watch.silentAfterMs : SILENT_AFTER_MS
  const wished = silentAfterMinutes === undefined ? kept : silentAfterMinutes * MINUTE_MS
  const silentAfterMs = Math.max(wished, intervalsMs)
  const wanted = { anchor: { lat: anchor.lat, lng: anchor.lng }, radiusM, silentAfterMs }
  const watch = { ...wanted, setAt: now, restDriftM: null }
  // the clock of a tracker may be wrong, but what it sends from now on is newer than its newest position
  const newestAt = isOnline(tracked, asOf) ? tracked.newest?.shownAt : undefined
  const anchored = {
    ...(isOn(before) ? adjusted(before.anchored, wanted, now) : newAnchored(watch, setBy, newestAt)),
    webhookUrl: webhookUrl === undefined ? (before.anchored?.webhookUrl ?? null) : webhookUrl,
  }
  const saved = await saveWatch(device, before, anchored, deps)
  return saved && { anchored: saved, warnings: anchorWarnings(wanted, tracked, asOf) }
}

const isOn = (item: WatchItem): item is WatchItem & { anchored: Anchored } =>
  item.anchored !== null && item.anchored.state.ended === null

export type SaveWatchDeps = { watches: AnchorWatchStore; now: () => number }

/** Stores the watch of a boat unless its state has changed since it was read; null then. */
export async function saveWatch(
  device: StoredDevice,
  before: WatchItem,
  anchored: Anchored,
  { watches, now }: SaveWatchDeps,
): Promise<Anchored | null> {
  const { checked, due } = anchorCheck(device, anchored, now())
  return (await watches.change(device, before, checked, due)) ? checked : null
}

const BOAT_NOT_LOCATED = { refused: 'boat-not-located' } as const
const ANCHOR_TOO_FAR = { refused: 'anchor-too-far' } as const
const WEBHOOK_NOT_PUBLIC = {
  refused: 'webhook-not-public',
  more: { errors: [{ path: 'webhookUrl', code: 'webhook-not-public' }] },
} as const
