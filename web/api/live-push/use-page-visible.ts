import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../../shared/time.ts'

/** Who looks into another tab for a moment comes back to a page that went on. */
const AWAY_AFTER_MS = MINUTE_MS

/** Whether somebody looks at the page, or did within the last minute. */
export function usePageVisible(): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    let timer: number | undefined
    const look = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') setSeen(true)
      else timer = window.setTimeout(setSeen, AWAY_AFTER_MS, false)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return seen
}
