import { fill } from '../../../i18n/fill.ts'
import { countedText } from '../../../i18n/plural.ts'
import { wordedDate } from '../../../times/date-words.ts'
import type { LocalDay, Period } from '../../period.ts'
import type { ReportWriting } from '../../report-writing.ts'
import { createValueTexts } from '../../write-value.ts'

export type Pen = ReturnType<typeof penOf>

/** Writes what a report's sentences and labels contain, as its account does. To be kept, as its formats are slow to make. */
export function penOf(writing: ReportWriting) {
  const { texts, language, times } = writing
  const { valueText } = createValueTexts(writing)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  /** `October 26, 2026` */
  const date = (day: string) => wordedDate(day, times.clock.dateFormat, language)
  return {
    writing,
    texts,
    common: texts.common,
    valueText,
    count: (count: number) => valueText(count, 'integer'),
    duration: (minutes: number) => valueText(minutes, 'duration'),
    distance: (km: number) => valueText(km, 'distance'),
    devices: (count: number) => countedText(count, language, texts.common, 'devices'),
    /** `+12%`, of a share. */
    changeText: (share: number) => change.format(share),
    date,
    /** The day and the time of an instant, for a sentence. */
    moment: (at: number) => ({ date: date(times.dayOf(at)), time: times.time(at) }),
    /** `Mon 26`, for the axis of a chart. */
    shortDay: ({ date: day }: LocalDay) =>
      fill(texts.common.shortDay, {
        weekday: weekday.format(Date.parse(day)),
        day: String(Number(day.slice(-2))),
      }),
    /** `October 26, 2026 – November 1, 2026`, or the one day. */
    period: ({ days }: Period) => {
      const [first, last] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? '']
      return first === last ? date(first) : fill(texts.common.period, { from: date(first), to: date(last) })
    },
  }
}
