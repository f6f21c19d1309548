import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { doDueWork } from '../../../functions/due/do-due-work.ts'
import {
  type BillingMailDeps,
  sendBillingMail,
} from '../../../functions/handlers/due-messages/mails/billing-mail.ts'
import {
  type OrderNoticeDeps,
  sendOrderNotice,
} from '../../../functions/handlers/due-messages/mails/order-notice.ts'
import { type ReconcileDeps, reconcileOrder } from '../../../functions/purchases/reconcile.ts'
import { DueItem } from '../../../functions/stores/due.ts'
import { DueWork } from '../../../functions/stores/due-work.ts'
import type { StoreEngine } from '../local/store-engine.ts'
import type { Shop } from './shop.ts'

/** The actions of due work about purchases, which two functions do. */
export const purchaseActions = (deps: ReconcileDeps & BillingMailDeps & OrderNoticeDeps) => ({
  order: ({ orderId }: DueWork<'order'>) => reconcileOrder(orderId, deps),
  orderNotice: ({ orderId }: DueWork<'orderNotice'>) => sendOrderNotice(orderId, deps),
  billingMail: (work: DueWork<'billingMail'>) => sendBillingMail(work, deps),
})
const isOwn = ({ work }: DueItem) =>
  ['order', 'orderNotice', 'billingMail'].includes(DueWork.parse(work).kind)

/** Does what is due by now, as the tick does, but without walking through every minute. */
export async function runDue(
  { client }: Pick<StoreEngine, 'client'>,
  dueTable: string,
  { deps }: Pick<Shop, 'deps'>,
): Promise<void> {
  const doWork = doDueWork(purchaseActions(deps), { due: deps.due, clock: deps.now })
  const { Items } = await client.send(new ScanCommand({ TableName: dueTable, ConsistentRead: true }))
  const due = z
    .array(z.unknown())
    .parse(Items ?? [])
    .flatMap((item) => DueItem.safeParse(item).data ?? [])
  const now = deps.now()
  for (const item of due
    .filter((item) => item.dueAt <= now && isOwn(item))
    .toSorted((one, other) => one.dueAt - other.dueAt))
    await doWork(JSON.stringify(item))
}
