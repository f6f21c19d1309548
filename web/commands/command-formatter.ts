import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CUT_TEXT, isSwitchKind, RESTORE_TEXT, TEXT_LENGTH_MAX } from '../../shared/commands/command-text.ts'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { OPEN_COMMANDS_MAX } from '../../shared/commands/request-command.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { UNKNOWN } from '../ui/format.ts'
import { durationInOneUnit } from '../ui/times/duration-text.ts'
import type { UnitTexts } from '../ui/units/unit-texts.ts'
import { useUnits } from '../ui/units/use-units.tsx'
import { shownState } from './progress.ts'

type InterlockInput = Pick<CommandView, 'speedKmh' | 'fixAgeSeconds'>
type Status = InterlockInput & Pick<CommandView, 'state' | 'reason' | 'answer'>

/** Texts for commands, in the user's language and units. */
export function commandFormatter(t: TFunction, { speedText, speedLimitText }: UnitTexts) {
  /** The limits of the relay interlock, as values for its texts. */
  const interlockLimits = {
    limit: speedLimitText(CUT_BELOW_KMH),
    maxAge: t('duration.seconds', { seconds: CUT_FIX_AGE_MAX_MS / SECOND_MS }),
  }

  /** The name of a switch, or the text of any other command. */
  const nameText = ({ kind, text }: Pick<CommandView, 'kind' | 'text'>) =>
    isSwitchKind(kind) ? t(`commands.names.${kind}`) : text

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

const durationText = (t: TFunction, seconds: number | null) =>
  seconds === null ? UNKNOWN : durationInOneUnit(t, seconds)

export const useCommandFormatter = () => commandFormatter(useTranslation().t, useUnits())
