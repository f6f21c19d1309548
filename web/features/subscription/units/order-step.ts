import { ORDER_STATUS_MAX } from '../../../../shared/subscriptions/order.ts'

/** The index of the step of a shipping status; `null` for a status that this site does not know. */
export const stepOf = (status: number): number | null =>
  Number.isInteger(status) && status >= 0 && status <= ORDER_STATUS_MAX ? status : null

export const isDelivered = (status: number) => status === ORDER_STATUS_MAX
