import type { TFunction } from 'i18next'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { Times } from '../../../../shared/times/times.ts'
import type { Check, Explanation } from '../../../../shared/watching/explain/explanation.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import type { UnitTexts } from '../../../ui/units/unit-texts.ts'

/** What the sentence is about: the names, and the time in question (epoch ms). */
export type About = { device: string; geofence: string; asked: number }

/** How figures are written. */
type Writing = {
  t: TFunction
  times: Pick<Times, 'exact'>
  units: Pick<UnitTexts, 'radiusText'>
  minutesText: (minutes: number) => string
}

/** Says an explanation in one sentence or two. The figures are those of its first check. */
export function whySentence(explanation: Explanation, about: About, writing: Writing): string {
  const { t, times, units, minutesText } = writing
  const { device, geofence, asked } = about
  const [first, second] = explanation.checks
  const figure = (value: number | null | undefined) => {
    if (value === null || value === undefined) return UNKNOWN
    return first?.unit === 'm' ? units.radiusText(value) : minutesText(value)
  }
  const timeOf = (check: Check | undefined) => (check ? times.exact(check.at, asked) : UNKNOWN)
  const saw = figure(first?.saw)
  return textOf(t, explanation, {
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

const sideOf = (check: Check | undefined) => (check?.check === 'outsideBy' ? 'outsideBy' : 'insideBy')

type Name = 'device' | 'geofence' | 'saw' | 'limit' | 'at' | 'changedAt' | 'side' | 'event'
type Values = Record<Name, string> & { minutes: number }

function textOf(t: TFunction, explanation: Explanation, values: Values): string {
  const [first] = explanation.checks
  switch (explanation.because) {
    case null:
      return t('whyNot.fired', values)
    case 'late':
      return t(first === undefined || first.saw === null ? 'whyNot.lateUnknown' : 'whyNot.late', values)
    case 'noPositions':
      return t(first === undefined ? 'whyNot.noPositionsBefore' : 'whyNot.noPositions', values)
    case 'alertOff':
      return t(`whyNot.alertOff.${explanation.eventType}`, values)
    case 'notConfirmed':
    case 'standing':
      return t(`whyNot.${explanation.because}.${explanation.eventType}`, values)
    case 'held':
      return t(`whyNot.held.${explanation.flag}`, values)
    case 'notAcross':
      return t(`whyNot.notAcross.${sideOf(first)}`, values)
    default:
      return t(`whyNot.${explanation.because}`, values)
  }
}
