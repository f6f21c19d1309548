import { ActionIcon, NativeSelect, Switch } from '@mantine/core'
import {
  IconChartLine,
  IconFocusCentered,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconTable,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { DEFAULT_SPEED, PLAY_SPEEDS } from '../history-search.ts'
import type { Span } from '../span.ts'
import { SpeedChart } from '../speed/speed-chart.tsx'
import { SpeedTable } from '../speed/speed-table.tsx'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './player.module.css'
import { useClockText } from './use-clock-text.ts'
import type { Playback } from './use-playback.ts'

type Props = {
  routes: readonly LoadedRoute[]
  span: Span
  playback: Playback
  view: HistoryView
}

/** The playback controls, with the speed chart or table below. */
export function Player({ routes, span, playback, view }: Props) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  return (
    <section className={styles.player} aria-label={t('player.title')}>
      <div className={styles.bar}>
        <ActionIcon
          size={40}
          radius={20}
          variant="filled"
          aria-label={playback.isPlaying ? t('player.pause') : t('player.play')}
          aria-keyshortcuts="Space"
          onClick={playback.toggle}
        >
          {playback.isPlaying ? (
            <IconPlayerPauseFilled size={18} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={18} aria-hidden />
          )}
        </ActionIcon>
        <PlaybackClock routes={routes} playback={playback} />
        <NativeSelect
          size="xs"
          aria-label={t('player.speed')}
          value={view.speed}
          onChange={({ currentTarget }) =>
            view.setSpeed(PLAY_SPEEDS.find((speed) => speed === Number(currentTarget.value)) ?? DEFAULT_SPEED)
          }
          data={PLAY_SPEEDS.map((speed) => ({ value: String(speed), label: t('player.times', { speed }) }))}
        />
        <Switch
          label={t('player.skip')}
          checked={view.skipsStops}
          onChange={({ currentTarget }) => view.setSkipsStops(currentTarget.checked)}
        />
        <ToolButton
          label={t(view.isFollowing ? 'player.unfollow' : 'player.follow', { count: routes.length })}
          shortcut="f"
          pressed={view.isFollowing}
          onClick={view.toggleFollow}
        >
          <IconFocusCentered size={20} stroke={1.7} aria-hidden />
        </ToolButton>
        <ToolButton
          label={isTable ? t('player.showChart') : t('player.showTable')}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? (
            <IconChartLine size={20} stroke={1.7} aria-hidden />
          ) : (
            <IconTable size={20} stroke={1.7} aria-hidden />
          )}
        </ToolButton>
      </div>
      {isTable ? (
        <SpeedTable routes={routes} span={span} />
      ) : (
        <SpeedChart routes={routes} span={span} playback={playback} />
      )}
    </section>
  )
}

type PlaybackClockProps = { routes: readonly LoadedRoute[]; playback: Playback }

/** The current time of the playback. It updates the DOM directly, without a React render for each frame. */
function PlaybackClock({ routes, playback: { watch } }: PlaybackClockProps) {
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
