import { useEffect, useRef } from 'react'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './player.module.css'
import { useClockText } from './use-clock-text.ts'
import type { Playback } from './use-playback.ts'

type Props = { routes: readonly LoadedRoute[]; playback: Playback }

/** The current time of the playback. It updates the DOM directly, without a React render for each frame. */
export function PlaybackClock({ routes, playback: { watch } }: Props) {
  const output = useRef<HTMLSpanElement>(null)
  const clockText = useClockText(routes)
  useEffect(
    () =>
      watch((at) => {
        if (output.current !== null) output.current.textContent = clockText(at)
      }),
    [watch, clockText],
  )
  return <span ref={output} className={styles.clock} data-playback-clock />
}
