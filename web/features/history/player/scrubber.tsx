import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './player.module.css'
import type { Span } from './quiet-spans.ts'
import { SCRUBBER } from './use-history-keys.ts'
import { useMomentText } from './use-moment-text.ts'
import type { Playback } from './use-playback.ts'

type Props = { routes: readonly LoadedRoute[]; span: Span; playback: Playback }

/** The time of the playback as a line over the chart: dragged, or moved by the arrows. */
export function Scrubber({ routes, span, playback }: Props) {
  const { t } = useTranslation()
  const slider = useRef<HTMLInputElement>(null)
  const momentText = useMomentText(routes)
  const { watch } = playback
  useEffect(
    () =>
      watch((at) => {
        if (slider.current === null) return
        slider.current.value = String(at)
        slider.current.setAttribute('aria-valuetext', momentText(at))
      }),
    [watch, momentText],
  )
  return (
    <input
      ref={slider}
      id={SCRUBBER}
      type="range"
      className={styles.scrubber}
      aria-label={t('player.scrub')}
      min={span.from}
      max={span.to}
      step={SECOND_MS}
      defaultValue={playback.at()}
      onChange={({ currentTarget }) => playback.seek(Number(currentTarget.value))}
    />
  )
}
