import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import { toIsoOrNull } from '../../time.ts'
import type { ReportDefinition } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { headOf } from './common/head.ts'
import { penOf } from './common/pen.ts'
import {
  type CountedVisit,
  countedVisits,
  geofenceSums,
  type VisitSums,
  visitSums,
} from './geofences/counted-visits.ts'
import { visitDays } from './geofences/visit-days.ts'
import { visitSections } from './geofences/visit-sections.ts'

const Entry = z.iso.datetime().nullable()
const sums = {
  visits: z.number().int(),
  minutes: z.number(),
  longestMinutes: z.number().nullable(),
  firstEnteredAt: Entry,
  lastLeftAt: Entry,
}

export const GeofenceActivityParts = z.object({
  visits: z.array(
    z.object({
      deviceId: z.string(),
      geofenceId: z.string(),
      geofenceName: z.string(),
      /** `null` where it began before the period. */
      enteredAt: Entry,
      /** `null` where it was not over at the end of the period. */
      leftAt: Entry,
      /** Within the period. */
      minutes: z.number(),
    }),
  ),
  geofences: z.array(
    z.object({ geofenceId: z.string(), geofenceName: z.string(), devices: z.number().int(), ...sums }),
  ),
  deviceVisits: z.array(z.object({ deviceId: z.string(), geofences: z.number().int(), ...sums })),
  days: z.array(
    z.object({
      date: z.iso.date(),
      deviceId: z.string(),
      geofenceId: z.string(),
      firstEnteredAt: Entry,
      lastLeftAt: Entry,
      minutes: z.number(),
    }),
  ),
})
type GeofenceActivityParts = z.infer<typeof GeofenceActivityParts>

/** Who was at which geofence: when, how often and for how long. */
export const geofenceActivity: ReportDefinition = {
  needs: { figures: true, visits: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'geofence_activity', pen)
    const visits = countedVisits(input)
    const { definitions } = pen.texts.geofenceActivity
    const document = {
      ...head,
      sections: visitSections(input, visits, pen),
      completeness: completenessOf(input, pen),
      definitions: [
        definitions.visit,
        definitions.open,
        definitions.time,
        pen.common.definitions.withoutContact,
        fill(definitions.days, { zone: head.timezone }),
      ],
    }
    const deviceIds = input.devices.map(({ deviceId }) => deviceId)
    return { document, parts: partsOf(visits, deviceIds, input.period.days) }
  },
}

function partsOf(
  visits: readonly CountedVisit[],
  deviceIds: readonly string[],
  days: Parameters<typeof visitDays>[1],
): GeofenceActivityParts {
  return {
    visits: visits.map(({ deviceId, geofenceId, geofenceName, enteredAt, leftAt, minutes }) => ({
      deviceId,
      geofenceId,
      geofenceName,
      enteredAt: toIsoOrNull(enteredAt),
      leftAt: toIsoOrNull(leftAt),
      minutes,
    })),
    geofences: geofenceSums(visits).map((geofence) => ({
      geofenceId: geofence.geofenceId,
      geofenceName: geofence.geofenceName,
      devices: geofence.devices,
      ...sumParts(geofence),
    })),
    deviceVisits: deviceIds.map((deviceId) => {
      const own = visitSums(visits.filter((visit) => visit.deviceId === deviceId))
      return { deviceId, geofences: own.geofences, ...sumParts(own) }
    }),
    days: visitDays(visits, days).map(
      ({ date, device, geofenceId, firstEnteredAt, lastLeftAt, minutes }) => ({
        date,
        deviceId: device.deviceId,
        geofenceId,
        firstEnteredAt: toIsoOrNull(firstEnteredAt),
        lastLeftAt: toIsoOrNull(lastLeftAt),
        minutes,
      }),
    ),
  }
}

const sumParts = ({ visits, minutes, longestMinutes, firstEnteredAt, lastLeftAt }: VisitSums) => ({
  visits,
  minutes,
  longestMinutes,
  firstEnteredAt: toIsoOrNull(firstEnteredAt),
  lastLeftAt: toIsoOrNull(lastLeftAt),
})
