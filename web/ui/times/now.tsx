import { createContext, type PropsWithChildren, useContext, useEffect, useState } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'

const NowContext = createContext<number>(0)

/** Ticks every second. Only components that call `useNow` re-render with it. */
export function NowProvider({ children }: PropsWithChildren) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = window.setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => window.clearInterval(tick)
  }, [])
  return <NowContext value={now}>{children}</NowContext>
}

export const useNow = () => useContext(NowContext)
