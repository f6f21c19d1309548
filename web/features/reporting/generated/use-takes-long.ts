import { useEffect, useState } from 'react'
import { READY_WITHIN_MS } from '../../../../shared/reports/generated-report.ts'

/** Whether a report has been in the making for longer than usual. */
export function useTakesLong(isRunning: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setTimeout(() => setTakesLong(true), READY_WITHIN_MS)
    return () => {
      window.clearTimeout(timer)
      setTakesLong(false)
    }
  }, [isRunning])
  return takesLong
}
