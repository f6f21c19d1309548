import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useReload } from '../../../devices/use-reload.ts'
import { runEach } from './run-each.ts'

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
