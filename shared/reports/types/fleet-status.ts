import * as z from 'zod'
import { Freshness, MotionStatus } from '../../devices/tracking.ts'
import { fill } from '../../i18n/fill.ts'
import { countedText } from '../../i18n/plural.ts'
import { MINUTE_MS } from '../../time.ts'
import { LOW_BELOW_VOLTS } from '../../tracking/view/battery.ts'
import { DELAYED_WITHIN_MS, LIVE_WITHIN_MS } from '../../tracking/view/freshness.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { headOf } from './common/head.ts'
import { PlacePart, placePart } from './common/json-parts.ts'
import { type Pen, penOf } from './common/pen.ts'
import { ATTENTION, attentionOf, stateOf } from './fleet/device-state.ts'
import { fleetSections } from './fleet/fleet-sections.ts'

export const FleetStatusParts = z.object({
  status: z.array(
    z.object({
      deviceId: z.string(),
      attention: z.array(z.enum(ATTENTION)),
      storageMode: z.boolean(),
      tracked: z.boolean(),
      /** `null` before the first position. */
      position: z
        .object({
          place: PlacePart,
          motionStatus: MotionStatus,
          freshness: Freshness,
          since: z.iso.datetime().nullable(),
          lastContactAt: z.iso.datetime().nullable(),
          speedKmh: z.number().nullable(),
          batteryVolts: z.number().nullable(),
          batteryPercent: z.number().nullable(),
          /** 0 to 31, as GSM's CSQ. */
          cellular: z.number().nullable(),
        })
        .nullable(),
    }),
  ),
})
type FleetStatusParts = z.infer<typeof FleetStatusParts>

/** Where all devices are now, what they do, and what needs attention. */
export const fleetStatus: ReportDefinition = {
  needs: {},
  build(input) {
    const pen = penOf(input.writing)
    const document = {
      ...headOf(input, 'fleet_status', pen),
      period: fill(pen.texts.fleetStatus.asOf, pen.moment(input.generatedAt)),
      sections: fleetSections(input, pen),
      completeness: completenessOf(input, pen),
      definitions: definitionsOf(pen),
    }
    return { document, parts: partsOf(input) }
  },
}

function completenessOf({ devices }: ReportInput, pen: Pen): string[] {
  const { completeness: texts } = pen.texts.fleetStatus
  const { language } = pen.writing
  const count = (state: 'silent' | 'never') => devices.filter(({ live }) => stateOf(live) === state).length
  const [silent, never] = [count('silent'), count('never')]
  return [
    ...(silent === 0 ? [] : [countedText(silent, language, texts, 'silent')]),
    ...(never === 0 ? [] : [countedText(never, language, texts, 'never')]),
  ]
}

function definitionsOf(pen: Pen): string[] {
  const { live, silent, asleep, since, battery } = pen.texts.fleetStatus.definitions
  return [
    fill(live, {
      live: pen.duration(LIVE_WITHIN_MS / MINUTE_MS),
      delayed: pen.duration(DELAYED_WITHIN_MS / MINUTE_MS),
    }),
    silent,
    asleep,
    since,
    fill(battery, { volts: pen.valueText(LOW_BELOW_VOLTS, 'volts') }),
  ]
}

const partsOf = (input: ReportInput): FleetStatusParts => ({
  status: input.devices.map((device) => ({
    deviceId: device.deviceId,
    attention: attentionOf(device),
    storageMode: device.live.isInStorageMode,
    tracked: device.isTracked,
    position: positionPart(device.live.tracking, input),
  })),
})

function positionPart(
  tracking: ReportInput['devices'][number]['live']['tracking'],
  input: ReportInput,
): FleetStatusParts['status'][number]['position'] {
  if (tracking === null) return null
  return {
    place: placePart({ lat: tracking.latitude, lng: tracking.longitude }, input),
    motionStatus: tracking.motionStatus,
    freshness: tracking.freshness,
    since: tracking.since,
    lastContactAt: tracking.updateTime,
    speedKmh: tracking.speed,
    batteryVolts: tracking.batteryVoltage,
    batteryPercent: tracking.batteryPercent,
    cellular: tracking.cellularSignalStrength,
  }
}
