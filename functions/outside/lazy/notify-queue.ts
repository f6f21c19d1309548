import { onDemand } from '../../runtime/on-demand.ts'
import type { NotifyQueue } from '../notify-queue.ts'

/** The queue of the function that sends notifications. SQS's client is imported with the first message. */
export function lazyNotifyQueue(url: string): NotifyQueue {
  return { send: onDemand(async () => (await import('../notify-queue.ts')).notifyQueue(url).send) }
}
