import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../../shared/time.ts'

/** A short look at another tab does not interrupt the page. */
const HIDDEN_AFTER_MS = MINUTE_MS

/** Whether the page is visible, or was within the last minute. */
export function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    let timer: number | undefined
    const update = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') setVisible(true)
      else timer = window.setTimeout(setVisible, HIDDEN_AFTER_MS, false)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return visible
}
