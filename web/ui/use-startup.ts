import { useCallback, useEffect, useState } from 'react'

/** What has to be made before anything is shown; `tryAgain` after it has failed. `start` is the same each time. */
export function useStartup<Started extends object>(start: () => Promise<Started>) {
  const [started, setStarted] = useState<Started | 'starting' | 'failed'>('starting')
  const tryAgain = useCallback(() => {
    setStarted('starting')
    start().then(setStarted, () => setStarted('failed'))
  }, [start])
  useEffect(tryAgain, [tryAgain])
  return { started, tryAgain }
}
