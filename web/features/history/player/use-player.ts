import { useMemo } from 'react'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { quietSpans, type Span } from './quiet-spans.ts'
import { neighbourOf, shownSpan } from './shown-span.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { usePlayback } from './use-playback.ts'

const NO_TIME: Span = { from: 0, to: 0 }

/** The playback of what is shown: its time, its clock, and the keys that move it. */
export function usePlayer(routes: readonly LoadedRoute[], stretch: Span | null, view: HistoryView) {
  const span = useMemo(() => shownSpan(routes, stretch), [routes, stretch])
  const quiet = useMemo(
    () =>
      view.skipping && span
        ? quietSpans(
            routes.map(({ points }) => points),
            span,
          )
        : [],
    [routes, span, view.skipping],
  )
  const playback = usePlayback({
    span: span ?? NO_TIME,
    startAt: view.at,
    speed: view.speed,
    quiet,
    settled: view.settleAt,
  })
  useHistoryKeys(
    span === null
      ? null
      : {
          toggle: playback.toggle,
          step: (direction) => playback.seek(neighbourOf(routes, playback.at(), direction)),
          follow: view.toggleFollow,
        },
  )
  return { span, playback }
}
