import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { purchaseDueActions } from '../../../functions/handlers/tick/purchase-actions.ts'
import { DueItem, type DueWork } from '../../../functions/stores/due.ts'
import type { StoreEngine } from '../local/store-engine.ts'
import type { Shop } from './shop.ts'

type OwnWork = Extract<DueWork, { kind: 'order' | 'orderNotice' | 'billingMail' }>
const isOwn = (work: DueWork): work is OwnWork =>
  work.kind === 'order' || work.kind === 'orderNotice' || work.kind === 'billingMail'

/** Does what is due by now, as the tick does, but without walking through every minute. */
export async function runDue(
  { client }: Pick<StoreEngine, 'client'>,
  dueTable: string,
  { deps }: Pick<Shop, 'deps'>,
): Promise<void> {
  const actions = purchaseDueActions(deps)
  const { Items } = await client.send(new ScanCommand({ TableName: dueTable, ConsistentRead: true }))
  const due = z
    .array(z.unknown())
    .parse(Items ?? [])
    .flatMap((item) => DueItem.safeParse(item).data ?? [])
  const now = deps.now()
  for (const item of due
    .filter(({ dueAt }) => dueAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt)) {
    const claimed = await deps.due.claim(item, now)
    if (claimed === null || !isOwn(claimed.work)) continue
    await act(claimed.work, actions)
    await deps.due.complete(claimed)
  }
}

function act(work: OwnWork, actions: ReturnType<typeof purchaseDueActions>): Promise<void> {
  if (work.kind === 'order') return actions.order(work)
  return work.kind === 'orderNotice' ? actions.orderNotice(work) : actions.billingMail(work)
}
