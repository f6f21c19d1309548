import type { Tracking } from '../../../devices/tracking.ts'
import { ltePercent } from '../../../tracking/view/signal.ts'
import type { Table, Value } from '../../document.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { stateOf } from './device-state.ts'

type Row = { device: ReportDevice }

/** Where each device is, what it does since when, and how it is. */
export function fleetTable({ devices, placeName }: ReportInput, pen: Pen): Table {
  const texts = pen.texts.fleetStatus
  const fields: Field<Row>[] = [
    { ...deviceField(pen), total: null },
    { key: 'status', title: texts.status, kind: 'text', of: ({ device }) => statusText(device, pen) },
    {
      key: 'since',
      title: texts.since,
      kind: 'dateTime',
      of: tracked(({ since }) => instant(since)),
    },
    {
      key: 'place',
      title: texts.place,
      kind: 'text',
      weight: 2,
      of: tracked(({ latitude, longitude }) => placeName({ lat: latitude, lng: longitude })),
    },
    {
      key: 'position',
      title: texts.position,
      kind: 'text',
      of: tracked(({ freshness }) => texts.freshness[freshness]),
    },
    {
      key: 'lastContact',
      title: texts.lastContact,
      kind: 'dateTime',
      of: tracked(({ updateTime }) => instant(updateTime)),
    },
    ...readingFields(pen),
    {
      key: 'mode',
      title: texts.mode,
      kind: 'text',
      of: ({ device }) => (device.live.isInStorageMode ? texts.storageMode : null),
    },
    {
      key: 'subscription',
      title: texts.subscription,
      kind: 'text',
      of: ({ device }) => (device.isTracked ? texts.tracked : texts.notTracked),
    },
  ]
  const rows = devices.map((device) => ({ device }))
  return tableOf(rows, fields, { emptyText: pen.common.noDevices, isMain: true })
}

const readingFields = (pen: Pen): Field<Row>[] => [
  {
    key: 'speedKmh',
    title: pen.texts.fleetStatus.speed,
    kind: 'speed',
    // The speed of a silent device is from long ago.
    of: tracked(({ speed, freshness }) => (freshness === 'silent' ? null : speed)),
  },
  {
    key: 'battery',
    title: pen.texts.fleetStatus.battery,
    kind: 'volts',
    of: tracked(({ batteryVoltage, batteryPercent }) =>
      batteryVoltage === null && batteryPercent !== null
        ? pen.valueText(batteryPercent / 100, 'percent')
        : batteryVoltage,
    ),
  },
  {
    key: 'signal',
    title: pen.texts.fleetStatus.signal,
    kind: 'percent',
    of: tracked(({ cellularSignalStrength: csq }) => (csq === null ? null : ltePercent(csq) / 100)),
  },
]

function statusText({ live }: ReportDevice, { texts: { fleetStatus } }: Pen): string {
  if (live.tracking === null) return fleetStatus.freshness.never
  const words = stateOf(live) === 'silent' ? fleetStatus.was : fleetStatus.motion
  return words[live.tracking.motionStatus]
}

/** A value of devices that have a position. */
const tracked =
  (of: (tracking: Tracking) => Value) =>
  ({ device: { live } }: Row): Value =>
    live.tracking === null ? null : of(live.tracking)

const instant = (iso: string | null) => (iso === null ? null : Date.parse(iso))
