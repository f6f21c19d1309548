import { useEffect, useRef } from 'react'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './player.module.css'
import { useMomentText } from './use-moment-text.ts'
import type { Playback } from './use-playback.ts'

/** The clock of the playback, written without drawing anew. */
export function Moment({
  routes,
  playback: { watch },
}: {
  routes: readonly LoadedRoute[]
  playback: Playback
}) {
  const output = useRef<HTMLSpanElement>(null)
  const momentText = useMomentText(routes)
  useEffect(
    () =>
      watch((at) => {
        if (output.current !== null) output.current.textContent = momentText(at)
      }),
    [watch, momentText],
  )
  return <span ref={output} className={styles.moment} data-moment />
}
