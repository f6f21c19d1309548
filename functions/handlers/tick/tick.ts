import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { DueQueue } from '../../outside/due-queues.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import { type DueItem, type DueStore, minuteOf } from '../../stores/due.ts'
import { DueWork, kindOf, LOADS, type Load, loadOf } from '../../stores/due-work.ts'

/** Where the very first tick of a deployment starts: functions may have put work before it. */
const FIRST_TICK_BACK_MS = 10 * MINUTE_MS
/** Work may be put into a minute until this long after it, by a function whose clock is behind or that is slow. */
const PUT_WITHIN_MS = 2 * MINUTE_MS
/** A tick hands nothing over after this time, and the next one goes on: the function has 29 s. */
const HANDS_OVER_FOR_MS = 15 * SECOND_MS
/** The work of a minute may be put a little after it by a slow function, and seldom later. */
const JUST_OVER_MS = 10 * SECOND_MS
const READ_AGAIN_AFTER_MS = 50 * SECOND_MS
/** The pieces of work that are handed over before the tick looks at the time. */
const AT_ONCE = 500

export type TickDeps = {
  due: Pick<DueStore, 'cursor' | 'advanceCursor' | 'listPages' | 'remove'>
  queues: { readonly [Of in Load]: DueQueue }
  /** Keeps work of a kind that this version does not know. */
  giveUp: (work: unknown) => Promise<void>
  clock: () => number
}

/** What an instance of the tick knows of the minutes that it reads again. */
export type MinutesRead = Map<number, MinuteRead>
type MinuteRead = { handedOver: Set<string>; readAt: number; isComplete: boolean }

/**
 * Hands what is due over to the queues of its loads, minute by minute from where the last tick has arrived. A minute is
 * read for two more minutes; what was handed over is known as long as the instance of the function lives. Whatever is
 * handed over twice is done once, because it is claimed.
 */
export async function tick(deps: TickDeps, minutes: MinutesRead): Promise<void> {
  const { due, clock } = deps
  const startedAt = clock()
  const last = minuteOf(startedAt)
  const cursor = (await due.cursor()) ?? minuteOf(startedAt - FIRST_TICK_BACK_MS)
  // the cursor is ahead if the clock has gone back
  const from = Math.min(cursor, last - PUT_WITHIN_MS)
  for (const minute of minutes.keys()) if (minute < from) minutes.delete(minute)
  let isComplete = true
  for (let minute = from; minute <= last; minute += MINUTE_MS) {
    const next = minute + MINUTE_MS
    const isLastRead = next <= last - PUT_WITHIN_MS
    const before = minutes.get(minute)
    if (isLastRead || before === undefined || isReadAgain(before, next, startedAt)) {
      const read = await readMinute(minute, before?.handedOver ?? new Set(), startedAt, deps)
      if (read === 'out-of-time') return
      minutes.set(minute, read)
      isComplete &&= read.isComplete
    }
    if (isComplete && isLastRead) await due.advanceCursor(next)
  }
}

/** Ticks that come more often than once a minute need not read a minute that is over each time. */
const isReadAgain = ({ readAt, isComplete }: MinuteRead, end: number, now: number): boolean =>
  !isComplete || now < end + JUST_OVER_MS || Math.abs(now - readAt) >= READ_AGAIN_AFTER_MS

async function readMinute(
  minute: number,
  handedOver: Set<string>,
  startedAt: number,
  deps: TickDeps,
): Promise<MinuteRead | 'out-of-time'> {
  let isComplete = true
  const leftOut = (reason: unknown) => {
    isComplete = false
    log('error', 'due-shard-not-read', { reason: reasonOf(reason) })
  }
  for await (const items of deps.due.listPages(minute, leftOut)) {
    const open = items.filter((item) => item.dueAt <= startedAt && !handedOver.has(idOf(item)))
    for (let first = 0; first < open.length; first += AT_ONCE) {
      if (deps.clock() - startedAt > HANDS_OVER_FOR_MS) return 'out-of-time'
      const next = open.slice(first, first + AT_ONCE)
      const handed = await handOver(next, deps)
      for (const item of handed) handedOver.add(idOf(item))
      isComplete &&= handed.length === next.length
    }
  }
  return { handedOver, readAt: startedAt, isComplete }
}

const idOf = ({ minute, dueKey, putId }: DueItem) => JSON.stringify([minute, dueKey, putId])

/** Returns what was handed over. A queue that fails does not keep the others from theirs. */
async function handOver(items: readonly DueItem[], deps: TickDeps): Promise<DueItem[]> {
  const loads = items.map(({ work }) => {
    const { data } = DueWork.safeParse(work)
    return data === undefined ? 'unknown' : loadOf(data)
  })
  const handed = await Promise.all(
    ([...LOADS, 'unknown'] as const).map(async (load) => {
      const own = items.filter((_, index) => loads[index] === load)
      try {
        if (load === 'unknown') await giveUp(own, deps)
        else if (own.length > 0) await deps.queues[load].send(own)
        return own
      } catch (error) {
        log('error', 'due-work-not-handed-over', { load, reason: reasonOf(error) })
        return []
      }
    }),
  )
  return handed.flat()
}

/** Work of a later version, whose code was rolled back. */
async function giveUp(items: readonly DueItem[], deps: TickDeps): Promise<void> {
  for (const item of items) {
    log('error', 'due-work-unknown', { kind: kindOf(item) })
    await deps.giveUp(item.work)
    await deps.due.remove(item)
  }
}
