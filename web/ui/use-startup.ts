import { useCallback, useEffect, useState } from 'react'

type Startup<Started> = { started: Started | 'starting' | 'failed'; error?: unknown }

/**
 * Runs `start` once, before anything else is shown. A failure is logged and returned as `error`; `tryAgain` runs `start`
 * again. `start` must be the same function on every render.
 */
export function useStartup<Started extends object>(start: () => Promise<Started>) {
  const [startup, setStartup] = useState<Startup<Started>>({ started: 'starting' })
  const tryAgain = useCallback(() => {
    setStartup({ started: 'starting' })
    start().then(
      (started) => setStartup({ started }),
      (error: unknown) => {
        console.error('Could not start:', error)
        setStartup({ started: 'failed', error })
      },
    )
  }, [start])
  useEffect(tryAgain, [tryAgain])
  return { ...startup, tryAgain }
}
