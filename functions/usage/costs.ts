import { deviceDollars, eventDollars } from '../../shared/costs/estimate.ts'
import { MQTT_DIALECTS } from '../../shared/trackers/dialects.ts'
import { DEPLOYED_HISTORY_MONTHS } from '../stores/devices/history-lifetime.ts'
import type { AccountMonth, AccountUsage, DeviceMonth, DeviceUsageItem } from '../stores/usage.ts'
import { monthStart } from './months.ts'

const BY_MQTT: ReadonlySet<string> = new Set(MQTT_DIALECTS.map(({ dialect }) => dialect))

export const NOTHING_SENT: DeviceMonth = { messages: 0, positions: 0, unreadable: 0, storedBytes: 0 }
export const NOTHING_USED: AccountMonth = {
  events: 0,
  emails: 0,
  texts: 0,
  pushes: 0,
  webhooks: 0,
  paidCents: 0,
}

type DeviceCost = { device: DeviceUsageItem; sent: DeviceMonth; dollars: number }
/** What an account has used and cost in a month. `sent` are the sums of its devices. */
export type AccountCost = { devices: DeviceCost[]; sent: DeviceMonth; used: AccountMonth; dollars: number }

/** The costs of a month (`yyyy-mm`) of an account, as far as it is counted. */
export function accountCost({ account, devices }: AccountUsage, month: string): AccountCost {
  const countedAt = account?.countedAt ?? 0
  const used = account?.months[month] ?? NOTHING_USED
  const costs = devices
    .filter(({ since, until }) => since < monthStart(month, 1) && (until ?? countedAt) >= monthStart(month))
    .map((device) => {
      const sent = device.months[month] ?? NOTHING_SENT
      const lastedMs = lastedIn(month, device.since, device.until ?? countedAt)
      const isConnected = BY_MQTT.has(device.dialect)
      return {
        device,
        sent,
        dollars: deviceDollars({ ...sent, lastedMs, isConnected }, DEPLOYED_HISTORY_MONTHS),
      }
    })
  const sent = costs.reduce((sum, cost) => sentTogether(sum, cost.sent), NOTHING_SENT)
  const dollars = costs.reduce((sum, cost) => sum + cost.dollars, eventDollars(used))
  return { devices: costs, sent, used, dollars }
}

/** The part of a time (epoch ms) that is in a month, ms. */
export const lastedIn = (month: string, from: number, to: number): number =>
  Math.max(0, Math.min(to, monthStart(month, 1)) - Math.max(from, monthStart(month)))

export const sentTogether = (a: DeviceMonth, b: DeviceMonth): DeviceMonth => ({
  messages: a.messages + b.messages,
  positions: a.positions + b.positions,
  unreadable: a.unreadable + b.unreadable,
  storedBytes: a.storedBytes + b.storedBytes,
})
