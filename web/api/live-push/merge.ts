import type * as z from 'zod'
import type { devices } from '../../../shared/devices/devices.routes.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'

export type DevicesReply = z.output<typeof devices.listDevices.reply>
/** The newest of each device that was pushed. */
export type Pushed = ReadonlyMap<string, Tracking>

/** Which of two the server has heard later: with each message of a tracker that time grows, fix times may not. */
export const isNewerContact = (one: Tracking, other: Tracking | null) =>
  other === null || Date.parse(one.lastUpdate ?? '') > Date.parse(other.lastUpdate ?? '')

/** The answer with what is newer of the pushed positions; the same object where nothing is. */
export function applyPushed(answer: DevicesReply, pushed: Pushed): DevicesReply {
  let newer = false
  const merged = answer.devices.map((device) => {
    const tracking = pushed.get(device.deviceId)
    if (!tracking || !device.hasSubscription || !isNewerContact(tracking, device.tracking)) return device
    newer = true
    return { ...device, tracking, isOnline: tracking.freshness !== 'silent' }
  })
  return newer ? { ...answer, devices: merged } : answer
}

/**
 * A new answer of the server, and of the one before it the positions that were pushed while the new one was on
 * its way. Where the server tells no position any more, there is none.
 */
export function keepPushed(before: DevicesReply | undefined, answer: DevicesReply): DevicesReply {
  if (before === undefined) return answer
  const told = new Set(
    answer.devices.filter(({ tracking }) => tracking !== null).map(({ deviceId }) => deviceId),
  )
  const pushed = new Map<string, Tracking>()
  for (const { deviceId, tracking } of before.devices)
    if (tracking !== null && told.has(deviceId)) pushed.set(deviceId, tracking)
  return applyPushed(answer, pushed)
}
