import { zoneLabel } from '../../../times/zones.ts'
import type { ReportDocument } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import type { ReportType } from '../../report-type.ts'
import type { Pen } from './pen.ts'

type Head = Pick<ReportDocument, 'title' | 'subject' | 'period' | 'timezone' | 'generatedAt'>

/** The head of a report: its title, devices and days. */
export function headOf({ period, devices, generatedAt }: ReportInput, type: ReportType, pen: Pen): Head {
  const [device] = devices
  return {
    title: pen.texts.types[type],
    subject: device !== undefined && devices.length === 1 ? device.deviceName : pen.devices(devices.length),
    period: pen.period(period),
    timezone: zoneLabel(period.timezone, pen.writing.language),
    generatedAt,
  }
}
