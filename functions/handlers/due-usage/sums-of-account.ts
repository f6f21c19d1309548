import type { ModelFigures, MonthFigures } from '../../../shared/operator/figures.ts'
import type { Sums } from '../../stores/usage.ts'
import { type AccountCost, accountCost, lastedIn } from '../../usage/costs.ts'
import { keptMonths, monthStart } from '../../usage/months.ts'
import type { Contact, CountedAccount } from './count-account.ts'

/** The figures of one account, to be added to those of others. */
export function sumsOfAccount(accountId: string, counted: CountedAccount): Sums {
  const [current, last] = keptMonths(counted.account.countedAt)
  const now = accountCost(counted, current)
  return {
    month: current,
    current: monthFigures(accountId, now, forecast(now, current, counted)),
    last: monthFigures(accountId, accountCost(counted, last), 0),
    models: modelsOf(now, counted),
  }
}

function monthFigures(
  accountId: string,
  { devices, sent, used, dollars }: AccountCost,
  forecastDollars: number,
): MonthFigures {
  const hasUsed = devices.length > 0
  const { paidCents } = used
  return {
    ...sent,
    ...used,
    customers: hasUsed ? 1 : 0,
    devices: devices.length,
    dollars,
    forecastDollars,
    top: hasUsed ? [{ accountId, devices: devices.length, dollars, paidCents }] : [],
  }
}

/** What the month will cost if each day that is left costs what those have that are counted. */
function forecast({ dollars, devices }: AccountCost, month: string, { account }: CountedAccount): number {
  const since = Math.min(account.countedAt, ...devices.map(({ device }) => device.since))
  const countedMs = lastedIn(month, since, account.countedAt)
  const leftMs = monthStart(month, 1) - account.countedAt
  return countedMs === 0 ? dollars : dollars + (dollars * leftMs) / countedMs
}

const modelsOf = ({ devices }: AccountCost, { contacts }: CountedAccount): ModelFigures[] =>
  devices.flatMap(({ device: { usageKey, dialect, deviceType }, sent }) => {
    const contact = contacts.get(usageKey)
    return contact === undefined ? [] : [modelOf(dialect, deviceType, sent, contact)]
  })

function modelOf(
  dialect: string,
  deviceType: string,
  { messages, positions, unreadable }: AccountCost['sent'],
  contact: Contact,
): ModelFigures {
  const states = { live: 0, delayed: 0, lastKnown: 0, asleep: 0, silent: 0, neverSeen: 0, [contact]: 1 }
  return { dialect, deviceType, devices: 1, ...states, messages, positions, unreadable }
}
