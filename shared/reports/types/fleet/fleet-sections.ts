import { fill } from '../../../i18n/fill.ts'
import type { Chart, Section, Table, Tile } from '../../document.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { tableOf } from '../common/table-of.ts'
import { type Attention, attentionOf, DEVICE_STATES, type DeviceState, stateOf } from './device-state.ts'
import { fleetTable } from './fleet-table.ts'

/** The devices by what they do now, those that need attention, and where each of them is. */
export const fleetSections = (input: ReportInput, pen: Pen): Section[] => [
  {
    title: pen.common.summary,
    blocks: [
      { kind: 'tiles', tiles: tilesOf(input.devices, pen) },
      ...stateChart(input.devices, pen),
      attentionTable(input.devices, pen),
    ],
  },
  { title: pen.texts.fleetStatus.devices, blocks: [fleetTable(input, pen)] },
]

const countOf = (devices: readonly ReportDevice[], state: DeviceState) =>
  devices.filter(({ live }) => stateOf(live) === state).length

function tilesOf(devices: readonly ReportDevice[], pen: Pen): Tile[] {
  const texts = pen.texts.fleetStatus
  const tile = (label: string, value: number): Tile => ({ label, value, valueKind: 'integer', note: null })
  return [
    tile(texts.devices, devices.length),
    tile(texts.motion.MOVING, countOf(devices, 'MOVING')),
    tile(texts.motion.IDLE, countOf(devices, 'IDLE')),
    tile(texts.motion.STOPPED, countOf(devices, 'STOPPED')),
    tile(texts.freshness.silent, countOf(devices, 'silent')),
    tile(texts.needsAttention, devices.filter((device) => attentionOf(device).length > 0).length),
  ]
}

/** How many of several devices do what. */
function stateChart(devices: readonly ReportDevice[], pen: Pen): Chart[] {
  if (devices.length < 2) return []
  const { motion, freshness, byStatus, devices: name } = pen.texts.fleetStatus
  const names: Record<DeviceState, string> = {
    ...motion,
    silent: freshness.silent,
    never: freshness.never,
  }
  const shown = DEVICE_STATES.filter((state) => countOf(devices, state) > 0)
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: byStatus,
      categories: shown.map((state) => names[state]),
      series: [{ name, values: shown.map((state) => countOf(devices, state)) }],
      valueKind: 'integer',
    },
  ]
}

/** A row for each reason of each device. */
function attentionTable(devices: readonly ReportDevice[], pen: Pen): Table {
  const { needsAttention, reason, nothingToDo } = pen.texts.fleetStatus
  const rows = devices.flatMap((device) => attentionOf(device).map((attention) => ({ device, attention })))
  return tableOf(
    rows,
    [
      { ...deviceField(pen), total: null },
      {
        key: 'reason',
        title: reason,
        kind: 'text',
        weight: 3,
        of: ({ device, attention }) => reasonText(attention, device, pen),
      },
    ],
    { title: needsAttention, emptyText: nothingToDo },
  )
}

function reasonText(attention: Attention, { live: { tracking } }: ReportDevice, pen: Pen): string {
  const { reasons } = pen.texts.fleetStatus
  const at = Date.parse(tracking?.updateTime ?? '')
  switch (attention) {
    case 'noContact':
      return fill(reasons.noContact, pen.moment(at))
    case 'lowBattery':
      return fill(reasons.lowBattery, { volts: pen.valueText(tracking?.batteryVoltage ?? null, 'volts') })
    case 'relayCut':
    case 'neverReported':
    case 'notTracked':
      return reasons[attention]
  }
}
