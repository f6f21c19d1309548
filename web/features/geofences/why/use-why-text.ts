import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import type { Check, Explanation } from '../../../../shared/watching/explain/explanation.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'

/** What the sentence is about: the names, and the time in question (epoch ms). */
export type About = { device: string; geofence: string; asked: number }

/** Says an explanation in one sentence or two, in the account's units and clock. */
export function useWhyText(): (explanation: Explanation, about: About) => string {
  const { t } = useTranslation()
  const times = useTimes()
  const { radiusText } = useUnits()
  const minutesText = useMinutesText()
  return (explanation, { device, geofence, asked }) => {
    const [first, second] = explanation.checks
    const figure = (value: number | null | undefined) => {
      if (value === null || value === undefined) return UNKNOWN
      return first?.unit === 'm' ? radiusText(value) : minutesText(value)
    }
    const timeOf = (check: Check | undefined) => (check ? times.exact(check.at, asked) : UNKNOWN)
    const saw = figure(first?.saw)
    return sentence(t, explanation, {
      device,
      geofence,
      saw,
      limit: figure(first?.limit),
      at: timeOf(first),
      changedAt: timeOf(second),
      side: t(`whyNot.side.${sideOf(first)}`, { saw, geofence }),
      event:
        'eventType' in explanation ? t(`events.sentence.${explanation.eventType}`, { device, geofence }) : '',
      minutes: EXPLAINED_MS / MINUTE_MS,
    })
  }
}

const sideOf = (check: Check | undefined) => (check?.check === 'outsideBy' ? 'outsideBy' : 'insideBy')

type Values = Record<
  'device' | 'geofence' | 'saw' | 'limit' | 'at' | 'changedAt' | 'side' | 'event',
  string
> & {
  minutes: number
}

function sentence(t: TFunction, explanation: Explanation, values: Values): string {
  switch (explanation.because) {
    case null:
      return t('whyNot.fired', values)
    case 'late':
      return t(explanation.checks[0]?.saw == null ? 'whyNot.lateUnknown' : 'whyNot.late', values)
    case 'noPositions':
      return t(explanation.checks.length === 0 ? 'whyNot.noPositionsBefore' : 'whyNot.noPositions', values)
    case 'alertOff':
      return t(`whyNot.alertOff.${explanation.eventType}`, values)
    case 'notConfirmed':
    case 'standing':
      return t(`whyNot.${explanation.because}.${explanation.eventType}`, values)
    case 'held':
      return t(`whyNot.held.${explanation.flag}`, values)
    case 'notAcross':
      return t(`whyNot.notAcross.${sideOf(explanation.checks[0])}`, values)
    default:
      return t(`whyNot.${explanation.because}`, values)
  }
}

/** Minutes with seconds: `9 min 59 s`, so that a figure never reads like its limit. */
function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation()
  const durationText = useDurationText()
  return (minutes) => {
    const seconds = Math.round((minutes * MINUTE_MS) / SECOND_MS)
    const rest = seconds % (MINUTE_MS / SECOND_MS)
    const ms = seconds * SECOND_MS
    if (rest === 0 || ms >= HOUR_MS) return durationText(ms)
    return t('whyNot.minutesSeconds', { minutes: Math.floor(ms / MINUTE_MS), seconds: rest })
  }
}
