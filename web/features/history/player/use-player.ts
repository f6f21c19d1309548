import { useMemo } from 'react'
import type { Span } from '../span.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { quietSpans } from './quiet-spans.ts'
import { adjacentPointTime, shownSpan } from './shown-span.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { usePlayback } from './use-playback.ts'

const EMPTY_SPAN: Span = { from: 0, to: 0 }

/** The playback of the shown routes: its span, its clock and its keyboard shortcuts. */
export function usePlayer(routes: readonly LoadedRoute[], selectedSpan: Span | null, view: HistoryView) {
  const span = useMemo(() => shownSpan(routes, selectedSpan), [routes, selectedSpan])
  const quiet = useMemo(
    () =>
      view.skipsStops && span
        ? quietSpans(
            routes.map(({ points }) => points),
            span,
          )
        : [],
    [routes, span, view.skipsStops],
  )
  const playback = usePlayback({
    span: span ?? EMPTY_SPAN,
    startAt: view.at,
    speed: view.speed,
    quiet,
    saveTime: view.saveTime,
  })
  useHistoryKeys(
    span === null
      ? null
      : {
          toggle: playback.toggle,
          step: (direction) => playback.seek(adjacentPointTime(routes, playback.at(), direction)),
          follow: view.toggleFollow,
        },
  )
  return { span, playback }
}
