import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { Span } from '../span.ts'
import { playbackTimeAfter } from './quiet-spans.ts'

type Options = {
  span: Span
  /** The time in the URL; `null` starts at the beginning. */
  startAt: number | null
  speed: number
  quiet: readonly Span[]
  /** Called with the time after a pause or a seek; `null` at the beginning. */
  saveTime: (at: number | null) => void
}

export type Playback = {
  isPlaying: boolean
  toggle: () => void
  at: () => number
  seek: (at: number) => void
  /** Calls the watcher immediately and on every change, without a React render. Returns the unsubscribe function. */
  watch: (watcher: (at: number) => void) => () => void
}

/** A background tab gets no frames. The time that passes there is not played. */
const MAX_FRAME_MS = SECOND_MS
const SAVE_DELAY_MS = 400

/** The single clock that plays all routes. */
export function usePlayback({ span, startAt, speed, quiet, saveTime }: Options): Playback {
  const { from, to } = span
  const [isPlaying, setPlaying] = useState(false)
  const clock = useRef(startAt ?? from)
  const watchers = useRef(new Set<(at: number) => void>())
  const newest = useRef({ from, startAt, saveTime })
  newest.current = { from, startAt, saveTime }
  const saveTimer = useRef(0)

  const moveTo = useCallback(
    (at: number) => {
      clock.current = Math.min(to, Math.max(from, at))
      for (const watcher of watchers.current) watcher(clock.current)
    },
    [from, to],
  )
  const scheduleSave = useCallback(() => {
    window.clearTimeout(saveTimer.current)
    saveTimer.current = window.setTimeout(
      () => newest.current.saveTime(clock.current === newest.current.from ? null : clock.current),
      SAVE_DELAY_MS,
    )
  }, [])

  useEffect(() => {
    setPlaying(false)
    moveTo(newest.current.startAt ?? from)
  }, [from, moveTo])

  useEffect(() => {
    if (!isPlaying) return
    let before: number | null = null
    let frame = requestAnimationFrame(function step(time) {
      const passedMs = before === null ? 0 : Math.min(MAX_FRAME_MS, time - before)
      before = time
      moveTo(playbackTimeAfter(clock.current, passedMs, speed, to, quiet))
      if (clock.current >= to) setPlaying(false)
      else frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      scheduleSave()
    }
  }, [isPlaying, speed, to, quiet, moveTo, scheduleSave])

  // Runs after the cleanup above, which schedules a save: an unmounted page must not write to the URL.
  useEffect(() => () => window.clearTimeout(saveTimer.current), [])

  return useMemo(
    () => ({
      isPlaying,
      toggle: () => {
        if (!isPlaying && clock.current >= to) moveTo(from)
        setPlaying(!isPlaying)
      },
      at: () => clock.current,
      seek: (at: number) => {
        moveTo(at)
        scheduleSave()
      },
      watch: (watcher: (at: number) => void) => {
        watchers.current.add(watcher)
        watcher(clock.current)
        return () => watchers.current.delete(watcher)
      },
    }),
    [isPlaying, from, to, moveTo, scheduleSave],
  )
}
