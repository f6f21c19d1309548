import type * as z from 'zod'
import type { devices } from '../../../shared/devices/devices.routes.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'

export type DevicesReply = z.output<typeof devices.listDevices.reply>
/** The newest pushed state of each device, by device id. */
export type Pushed = ReadonlyMap<string, Tracking>

/** Compares receipt times, which grow with every message of a tracker. Fix times may not. */
export const isNewerContact = (one: Tracking, other: Tracking | null) =>
  other === null || Date.parse(one.lastUpdate ?? '') > Date.parse(other.lastUpdate ?? '')

/** The reply with the pushed positions that are newer than its own. Returns the same object if none is. */
export function applyPushed(reply: DevicesReply, pushed: Pushed): DevicesReply {
  let changed = false
  const merged = reply.devices.map((device) => {
    const tracking = pushed.get(device.deviceId)
    if (!tracking || !device.hasSubscription || !isNewerContact(tracking, device.tracking)) return device
    changed = true
    return { ...device, tracking, isOnline: tracking.freshness !== 'silent' }
  })
  return changed ? { ...reply, devices: merged } : reply
}

/**
 * A new reply, with the positions from the previous one that were pushed while the request was in flight. A device
 * whose position the server no longer returns has none.
 */
export function keepPushed(before: DevicesReply | undefined, reply: DevicesReply): DevicesReply {
  if (before === undefined) return reply
  const located = new Set(
    reply.devices.filter(({ tracking }) => tracking !== null).map(({ deviceId }) => deviceId),
  )
  const pushed = new Map<string, Tracking>()
  for (const { deviceId, tracking } of before.devices)
    if (tracking !== null && located.has(deviceId)) pushed.set(deviceId, tracking)
  return applyPushed(reply, pushed)
}
