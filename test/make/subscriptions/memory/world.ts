import type { BillingEntry } from '../../../../functions/stores/billing/billing-log.ts'
import type { Customer } from '../../../../functions/stores/billing/customers.ts'
import type { StoredOrder } from '../../../../functions/stores/billing/orders.ts'
import type { StoredSubscription } from '../../../../functions/stores/billing/subscriptions.ts'
import type { StoredDevice } from '../../../../functions/stores/devices/devices.ts'
import type { DueWork } from '../../../../functions/stores/due-work.ts'

type StoredDue = { minute: string; dueKey: string; dueAt: number; work: DueWork }
export const keyOfDue = ({ minute, dueKey }: Pick<StoredDue, 'minute' | 'dueKey'>) => `${minute}/${dueKey}`

/** The stored items, by their keys. */
export type World = {
  now: number
  orders: Map<string, StoredOrder>
  subscriptions: Map<string, StoredSubscription>
  devices: Map<string, StoredDevice>
  customers: Map<string, Customer>
  due: Map<string, StoredDue>
  log: Map<string, BillingEntry>
  /** The events of Stripe that are done. */
  events: Set<string>
  eventsReadTo: number | null
}

export const anEmptyWorld = (now: number): World => ({
  now,
  orders: new Map(),
  subscriptions: new Map(),
  devices: new Map(),
  customers: new Map(),
  due: new Map(),
  log: new Map(),
  events: new Set(),
  eventsReadTo: null,
})

/** The function ends where this is thrown: nothing that it would have done after it happens. */
const CRASHED = 'The function has ended'

/** Runs something that a crash may precede or follow. */
export type Effect = <Result>(name: string, run: () => Result) => Promise<Result>

/** Crashes before or after the effect with this number, of those that follow `arm`; after that, every effect does. */
export function crashes() {
  let left: number | null = null
  let isDead = false
  const pass = () => {
    if (left !== null && left-- <= 0) isDead = true
    if (isDead) throw new Error(CRASHED)
  }
  const effect: Effect = async (_name, run) => {
    pass()
    const result = run()
    pass()
    return structuredClone(result)
  }
  return {
    effect,
    hasCrashed: () => isDead,
    arm(at: number | null): void {
      left = at
      isDead = false
    },
  }
}
