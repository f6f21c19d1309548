import type { TFunction } from 'i18next'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { CUT_BELOW_KMH } from '../../shared/commands/relay-interlock.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { UNKNOWN, withUnit } from '../ui/format.ts'
import type { unitTexts } from '../ui/units.tsx'
import { switchOf } from './command-name.ts'

type Seen = Pick<CommandView, 'speedKmh' | 'fixAgeSeconds'>
type Standing = Seen & Pick<CommandView, 'state' | 'reason' | 'answer'>

/** A command in words: what it is, why it stands as it does, and what the gate saw. */
export function commandFormatter(t: TFunction, { speedText }: ReturnType<typeof unitTexts>) {
  const nameText = (text: string) => {
    const name = switchOf(text)
    return name === null ? text : t(`commands.names.${name}`)
  }

  /** The reason where there is one, else what the state means; nothing where the state says it all. */
  const whyText = ({ state, reason, answer, speedKmh, fixAgeSeconds }: Standing): string => {
    if (reason !== null)
      return t(`commands.reasons.${reason}`, {
        speed: speedText(speedKmh),
        limit: speedText(CUT_BELOW_KMH),
        age: spanText(fixAgeSeconds),
        answer: answer ?? UNKNOWN,
      })
    if (state === 'answered') return t('commands.means.answered', { answer: answer ?? UNKNOWN })
    return state === 'queued' || state === 'sent' || state === 'proved' ? t(`commands.means.${state}`) : ''
  }

  const seenText = ({ speedKmh, fixAgeSeconds }: Seen): string | null =>
    fixAgeSeconds === null
      ? null
      : t('commands.seen', { speed: speedText(speedKmh), age: spanText(fixAgeSeconds) })

  return { nameText, whyText, seenText }
}

const SECONDS_UP_TO_MS = 2 * MINUTE_MS
const MINUTES_UP_TO_MS = 2 * HOUR_MS

function spanText(seconds: number | null): string {
  if (seconds === null) return UNKNOWN
  const spanMs = seconds * SECOND_MS
  if (spanMs < SECONDS_UP_TO_MS) return withUnit(seconds, 's')
  if (spanMs < MINUTES_UP_TO_MS) return withUnit(Math.floor(spanMs / MINUTE_MS), 'min')
  return withUnit(Math.floor(spanMs / HOUR_MS), 'h')
}
