import { fill } from '../../../i18n/fill.ts'
import { pluralOf } from '../../../i18n/plural.ts'
import { totalsOf } from '../../figures/totals.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import { isKnown as isKnownDay } from './day-use.ts'
import type { Pen } from './pen.ts'

/** Up to this many devices are named; more are counted. */
export const NAMED_DEVICES_MAX = 5
/** A shorter time without contact changes no figure that is written in minutes. */
export const WITHOUT_CONTACT_FROM_MINUTES = 1

/** Notes on what limits the figures: a period under way, missing positions, devices that were added during it. */
export function completenessOf(input: ReportInput, pen: Pen): string[] {
  const contacts = input.devices.map((device) => {
    const totals = totalsOf(device.days)
    const isKnown = device.days.length === 0 || isKnownDay(totals)
    return { device, isKnown, minutesWithoutContact: totals.minutesWithoutContact }
  })
  return completenessFrom(input, contacts, pen)
}

/** The contact with a device in a report's period: `isKnown` unless nothing is known of it. */
type Contact = { device: ReportDevice; isKnown: boolean; minutesWithoutContact: number }

/** The same notes where the report has no figures of its devices, from the contact with each. */
export const completenessFrom = (input: ReportInput, contacts: readonly Contact[], pen: Pen): string[] => [
  ...notOver(input, pen),
  ...missing(contacts, pen),
  ...added(input, pen),
]

function notOver({ period, generatedAt }: ReportInput, { common, writing }: Pen): string[] {
  if (generatedAt >= period.to) return []
  return [fill(common.completeness.notOver, { time: writing.times.dateAndTime(generatedAt) })]
}

function missing(contacts: readonly Contact[], pen: Pen): string[] {
  const texts = pen.common.completeness
  const { language } = pen.writing
  const silent = contacts.filter(({ isKnown }) => !isKnown)
  const partly = contacts.filter(
    ({ isKnown, minutesWithoutContact }) => isKnown && minutesWithoutContact >= WITHOUT_CONTACT_FROM_MINUTES,
  )
  const lostMinutes = partly.reduce((sum, { minutesWithoutContact }) => sum + minutesWithoutContact, 0)
  return [
    ...named(silent, pen, {
      each: ({ device }) => fill(texts.noPositions, { device: device.deviceName }),
      all: (count) => fill(pluralOf(silent.length, language, texts, 'noPositionsOf'), { count }),
    }),
    ...named(partly, pen, {
      each: ({ device, minutesWithoutContact }) =>
        fill(texts.withoutContact, {
          device: device.deviceName,
          duration: pen.duration(minutesWithoutContact),
        }),
      all: (count) =>
        fill(pluralOf(partly.length, language, texts, 'withoutContactOf'), {
          count,
          duration: pen.duration(lostMinutes),
        }),
    }),
  ]
}

function added({ devices, period }: ReportInput, pen: Pen): string[] {
  const texts = pen.common.completeness
  const later = devices.filter(({ ownedSince }) => ownedSince > period.from)
  return named(later, pen, {
    each: ({ deviceName: device, ownedSince }: ReportDevice) =>
      fill(texts.added, { device, ...pen.moment(ownedSince) }),
    all: (count) => fill(pluralOf(later.length, pen.writing.language, texts, 'addedOf'), { count }),
  })
}

type Sentences<Row> = {
  each: (row: Row) => string
  all: (count: string) => string
}

/** A sentence for each row, or one for all of them where there are too many to name. */
function named<Row>(rows: readonly Row[], pen: Pen, { each, all }: Sentences<Row>): string[] {
  if (rows.length <= NAMED_DEVICES_MAX) return rows.map(each)
  return [all(pen.count(rows.length))]
}
