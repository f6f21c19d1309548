import type { TFunction } from 'i18next'
import { CUT_TEXT, RESTORE_TEXT, TEXT_LENGTH_MAX } from '../../shared/commands/command-text.ts'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { OPEN_COMMANDS_MAX } from '../../shared/commands/request-command.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { UNKNOWN } from '../ui/format.ts'
import type { UnitTexts } from '../ui/units/unit-texts.ts'
import { switchOf } from './command-name.ts'
import { shownState } from './shown-state.ts'

type InterlockInput = Pick<CommandView, 'speedKmh' | 'fixAgeSeconds'>
type Status = InterlockInput & Pick<CommandView, 'state' | 'reason' | 'answer'>

/** Texts for commands, in the user's language and units. */
export function commandFormatter(t: TFunction, { speedText, speedLimitText }: UnitTexts) {
  /** The limits of the relay interlock, as values for its texts. */
  const interlockLimits = {
    limit: speedLimitText(CUT_BELOW_KMH),
    maxAge: t('duration.seconds', { seconds: CUT_FIX_AGE_MAX_MS / SECOND_MS }),
  }

  const nameText = (text: string) => {
    const name = switchOf(text)
    return name === null ? text : t(`commands.names.${name}`)
  }

  const stateText = (command: Pick<Status, 'state' | 'reason'>) => t(`commands.states.${shownState(command)}`)

  /** The reason if there is one, otherwise what the state means; empty if the state needs no explanation. */
  const detailText = ({ state, reason, answer, speedKmh, fixAgeSeconds }: Status): string => {
    if (reason !== null)
      return t(`commands.reasons.${reason}`, {
        ...interlockLimits,
        speed: speedText(speedKmh),
        age: durationText(t, fixAgeSeconds),
        answer: answer ?? UNKNOWN,
        cut: CUT_TEXT,
        restore: RESTORE_TEXT,
        maxLength: TEXT_LENGTH_MAX,
        maxOpen: OPEN_COMMANDS_MAX,
      })
    if (state === 'answered') return t('commands.details.answered', { answer: answer ?? UNKNOWN })
    return state === 'queued' || state === 'sent' || state === 'proved' ? t(`commands.details.${state}`) : ''
  }

  /** The speed and fix age that the interlock used; `null` if there was no position. */
  const interlockText = ({ speedKmh, fixAgeSeconds }: InterlockInput): string | null =>
    fixAgeSeconds === null
      ? null
      : t('commands.seen', { speed: speedText(speedKmh), age: durationText(t, fixAgeSeconds) })

  return { interlockLimits, nameText, stateText, detailText, interlockText }
}

const SECONDS_BELOW_MS = 2 * MINUTE_MS
const MINUTES_BELOW_MS = 2 * HOUR_MS

function durationText(t: TFunction, seconds: number | null): string {
  if (seconds === null) return UNKNOWN
  const durationMs = seconds * SECOND_MS
  if (durationMs < SECONDS_BELOW_MS) return t('duration.seconds', { seconds })
  if (durationMs < MINUTES_BELOW_MS)
    return t('duration.minutes', { minutes: Math.floor(durationMs / MINUTE_MS) })
  return t('duration.wholeHours', { hours: Math.floor(durationMs / HOUR_MS) })
}
