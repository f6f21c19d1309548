import { parseJson } from '../../shared/json.ts'
import { DueMessage } from '../outside/due-queues.ts'
import { reasonOf } from '../runtime/log.ts'
import type { DueStore } from '../stores/due.ts'
import { type DueKind, DueWork, type DueWorks, type KindsOf, kindOf, type Load } from '../stores/due-work.ts'

/** What is done for each kind of a load. */
export type DueActions<Of extends Load> = ActionsOf<KindsOf<Of>>
export type ActionsOf<Kinds extends DueKind> = {
  readonly [Kind in Kinds]: (work: DueWorks[Kind]) => Promise<void>
}

type DoDueWorkDeps = {
  due: Pick<DueStore, 'claim' | 'complete'>
  clock: () => number
}

/**
 * Does the work of a message from the queue of its load. It is claimed before and removed after, so a message that is
 * delivered twice does nothing twice, and a function that ends halfway loses nothing. Throws if the work fails, or if
 * another function has it: the queue then delivers the message again, and it ends as a dead letter after eight times.
 */
export function doDueWork<Kind extends DueKind>(actions: ActionsOf<Kind>, { due, clock }: DoDueWorkDeps) {
  return async (body: string): Promise<void> => {
    const message = DueMessage.parse(parseJson(body))
    const { data: work } = DueWork.safeParse(message.work)
    const kind = kindOf(message)
    if (work === undefined || !hasAction(work, actions))
      throw new Error(`There is no action for due work ${kind}`)
    const claimed = await due.claim(message, clock())
    if (claimed === 'over') return
    if (claimed === 'claimed') throw new Error(`Another function is doing due work ${kind}`)
    try {
      await act(work, actions)
    } catch (error) {
      throw new Error(`Due work ${kind} failed: ${reasonOf(error)}`, { cause: error })
    }
    await due.complete(claimed)
  }
}

const hasAction = <Kind extends DueKind>(work: DueWork, actions: ActionsOf<Kind>): work is DueWorks[Kind] =>
  Object.hasOwn(actions, work.kind)

const act = <Kind extends DueKind>(work: DueWorks[Kind], actions: ActionsOf<Kind>): Promise<void> =>
  actions[work.kind](work)
