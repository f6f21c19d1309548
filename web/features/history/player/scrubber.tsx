import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { Span } from '../span.ts'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './player.module.css'
import { useClockText } from './use-clock-text.ts'
import { SCRUBBER_ID } from './use-history-keys.ts'
import type { Playback } from './use-playback.ts'

type Props = { routes: readonly LoadedRoute[]; span: Span; playback: Playback }

/** A slider over the chart for the time of the playback. It can be dragged or moved with the arrow keys. */
export function Scrubber({ routes, span, playback }: Props) {
  const { t } = useTranslation()
  const slider = useRef<HTMLInputElement>(null)
  const clockText = useClockText(routes)
  const { watch } = playback
  useEffect(
    () =>
      watch((at) => {
        if (slider.current === null) return
        slider.current.value = String(at)
        slider.current.setAttribute('aria-valuetext', clockText(at))
      }),
    [watch, clockText],
  )
  return (
    <input
      ref={slider}
      id={SCRUBBER_ID}
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
