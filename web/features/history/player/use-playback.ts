import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SECOND_MS } from '../../../../shared/time.ts'
import { playedOn, type Span } from './quiet-spans.ts'

type Options = {
  span: Span
  /** Where the address says that it stands; null: at the start. */
  startAt: number | null
  speed: number
  quiet: readonly Span[]
  /** Told where it stands once it rests; null: at the start. */
  settled: (at: number | null) => void
}

export type Playback = {
  playing: boolean
  toggle: () => void
  at: () => number
  seek: (at: number) => void
  /** Tells the clock at once and whenever it moves, which draws nothing in React. Answers what stops it. */
  watch: (watcher: (at: number) => void) => () => void
}

/** A tab in the background gets no frames: what passed there is not played. */
const LONGEST_FRAME_MS = SECOND_MS
const SETTLES_AFTER_MS = 400

/** The one clock of a playback, for all of its routes. */
export function usePlayback({ span, startAt, speed, quiet, settled }: Options): Playback {
  const { from, to } = span
  const [playing, setPlaying] = useState(false)
  const clock = useRef(startAt ?? from)
  const watchers = useRef(new Set<(at: number) => void>())
  const newest = useRef({ from, startAt, settled })
  newest.current = { from, startAt, settled }
  const settling = useRef(0)

  const moveTo = useCallback(
    (at: number) => {
      clock.current = Math.min(to, Math.max(from, at))
      for (const watcher of watchers.current) watcher(clock.current)
    },
    [from, to],
  )
  const settle = useCallback(() => {
    window.clearTimeout(settling.current)
    settling.current = window.setTimeout(
      () => newest.current.settled(clock.current === newest.current.from ? null : clock.current),
      SETTLES_AFTER_MS,
    )
  }, [])

  useEffect(() => {
    setPlaying(false)
    moveTo(newest.current.startAt ?? from)
  }, [from, moveTo])

  useEffect(() => {
    if (!playing) return
    let before: number | null = null
    let frame = requestAnimationFrame(function step(time) {
      const passedMs = before === null ? 0 : Math.min(LONGEST_FRAME_MS, time - before)
      before = time
      moveTo(playedOn(clock.current, passedMs, speed, to, quiet))
      if (clock.current >= to) setPlaying(false)
      else frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      settle()
    }
  }, [playing, speed, to, quiet, moveTo, settle])

  // After the one above, which settles as it stops: a page that is left must not be written to the address.
  useEffect(() => () => window.clearTimeout(settling.current), [])

  return useMemo(
    () => ({
      playing,
      toggle: () => {
        if (!playing && clock.current >= to) moveTo(from)
        setPlaying(!playing)
      },
      at: () => clock.current,
      seek: (at: number) => {
        moveTo(at)
        settle()
      },
      watch: (watcher: (at: number) => void) => {
        watchers.current.add(watcher)
        watcher(clock.current)
        return () => watchers.current.delete(watcher)
      },
    }),
    [playing, from, to, moveTo, settle],
  )
}
