import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useReload } from '../../../devices/use-reload.ts'

/** Acts on many items, says how far it is, and which items failed. */
export function useBulk<Item>(act: (item: Item) => Promise<unknown>) {
  const reload = useReload()
  const [done, setDone] = useState(0)
  const run = useMutation({
    mutationFn: (items: readonly Item[]) => {
      setDone(0)
      return runEach(items, { act, progress: setDone })
    },
    onSettled: reload,
  })
  return {
    start: run.mutate,
    isRunning: run.isPending,
    done,
    total: run.variables?.length ?? 0,
    failures: run.data ?? [],
  }
}

/** A few requests at a time, so that the rest of the page still gets answers. */
const AT_ONCE = 4

export type Failure<Item> = { item: Item; error: Error }

type Options<Item> = {
  act: (item: Item) => Promise<unknown>
  /** After each item, how many are done, failed ones too. */
  progress: (done: number) => void
}

/** Acts on each item, a few at a time, and returns those that failed, with their errors. */
export async function runEach<Item>(
  items: readonly Item[],
  { act, progress }: Options<Item>,
): Promise<Failure<Item>[]> {
  const failures: Failure<Item>[] = []
  const waiting = items.values()
  let done = 0
  const work = async () => {
    for (const item of waiting) {
      const error = await errorOf(act(item))
      if (error !== null) failures.push({ item, error })
      done += 1
      progress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

const errorOf = (outcome: Promise<unknown>): Promise<Error | null> =>
  outcome.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
