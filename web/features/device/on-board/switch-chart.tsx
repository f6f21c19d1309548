import { useTranslation } from 'react-i18next'
import type { RouteReply } from '../../../../shared/http/route.ts'
import type { trails } from '../../../../shared/trails/trails.routes.ts'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import styles from './on-board.module.css'

type SwitchTimes = RouteReply<typeof trails.getOnBoard>['switches'][number]
type Span = SwitchTimes['on'][number]

const PERCENT = 100
/** The state whose total time is shown, unless it never changed. */
const SAID = { bilgePump: 'on', bilgeHigh: 'on', shorePower: 'off' } as const

/** One item of a list: a strip of when a reading was true and false. It is empty where that is unknown. */
export function SwitchChart({ times, from, to }: { times: SwitchTimes; from: number; to: number }) {
  const { t } = useTranslation()
  const durationText = useDurationText()
  const { reading, on, off } = times
  const said = SAID[reading]
  const other = said === 'on' ? 'off' : 'on'
  const texts = { on: t(`onBoard.${reading}.yes`), off: t(`onBoard.${reading}.no`) }
  const saidMs = times[said].reduce((sum, span) => sum + lengthMs(span), 0)
  const duration = times[other].length === 0 ? '' : ` ${durationText(saidMs)}`
  const share = (ms: number) => `${(PERCENT * ms) / (to - from)}%`
  const extentOf = (span: Span) => ({
    left: share(Date.parse(span.from) - from),
    width: share(lengthMs(span)),
  })
  return (
    <li>
      <span>{t(`onBoard.${reading}.name`)}</span>
      <span className={styles.values}>{saidMs > 0 ? `${texts[said]}${duration}` : texts[other]}</span>
      <span className={styles.times} data-reading={reading} aria-hidden>
        {off.map((span) => (
          <span key={span.from} style={extentOf(span)} />
        ))}
        {on.map((span) => (
          <span key={span.from} data-on style={extentOf(span)} />
        ))}
      </span>
    </li>
  )
}

const lengthMs = ({ from, to }: Span) => Date.parse(to) - Date.parse(from)
