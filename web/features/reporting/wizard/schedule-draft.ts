import {
  type DeliveryChannel,
  NewReportSchedule,
  RECIPIENTS_MAX,
  type ReportSchedule,
  RunTimes,
} from '../../../../shared/reports/schedule.ts'

/** A schedule as it is typed. */
export type ScheduleDraft = Pick<ReportSchedule, 'name' | 'reportType' | 'frequency' | 'format'> & {
  description: string
  time: string
  dayOfWeek: number
  dayOfMonth: string
  timezone: string
  onlySomeDevices: boolean
  devices: readonly string[]
  onlySomeGeofences: boolean
  geofences: readonly string[]
  includeInactive: boolean
  channels: readonly DeliveryChannel[]
  /** Recipients, one on each line. */
  recipients: string
  phones: string
  webhookUrl: string
}

export type StepProps = { draft: ScheduleDraft; change: (part: Partial<ScheduleDraft>) => void }

/** A weekly report on all devices in the account's time zone, or a daily one on one of them. */
export const emptySchedule = (timezone: string, deviceId?: string): ScheduleDraft => ({
  name: '',
  description: '',
  reportType: deviceId === undefined ? 'weekly_analytics' : 'daily_summary',
  frequency: deviceId === undefined ? 'weekly' : 'daily',
  format: 'pdf',
  time: '08:00',
  dayOfWeek: 1,
  dayOfMonth: '1',
  timezone,
  onlySomeDevices: deviceId !== undefined,
  devices: deviceId === undefined ? [] : [deviceId],
  onlySomeGeofences: false,
  geofences: [],
  includeInactive: false,
  channels: ['email'],
  recipients: '',
  phones: '',
  webhookUrl: '',
})

export const draftOf = (schedule: ReportSchedule): ScheduleDraft => ({
  name: schedule.name,
  description: schedule.description ?? '',
  reportType: schedule.reportType,
  frequency: schedule.frequency,
  format: schedule.format,
  ...schedule.schedule,
  dayOfMonth: String(schedule.schedule.dayOfMonth),
  onlySomeDevices: schedule.filters.devices.length > 0,
  devices: schedule.filters.devices,
  onlySomeGeofences: schedule.filters.geofences.length > 0,
  geofences: schedule.filters.geofences,
  includeInactive: schedule.filters.includeInactive,
  channels: schedule.deliveryChannels,
  recipients: schedule.recipients.join('\n'),
  phones: schedule.phones.join('\n'),
  webhookUrl: schedule.webhookUrl ?? '',
})

/** The steps of the wizard, in their order. */
export const STEPS = ['basics', 'format', 'filters', 'delivery', 'review'] as const
export type Step = (typeof STEPS)[number]

type ProblemCode =
  | 'nameRequired'
  | 'timeRequired'
  | 'dayOfMonth'
  | 'deviceRequired'
  | 'geofenceRequired'
  | 'channelRequired'
  | 'recipient'
  | 'tooManyRecipients'
  | 'phone'
  | 'tooManyPhones'
  | 'phoneRequired'
  | 'webhook'

/** What has to be corrected before the next step. `text` is what was typed, where that is what is wrong. */
export type DraftProblem = { code: ProblemCode; text?: string }

const { name: Name, recipients: Recipients, webhookUrl: WebhookUrl } = NewReportSchedule.shape
const Recipient = Recipients.unwrap().element
const DayOfMonth = RunTimes.shape.dayOfMonth.unwrap()
/** E.164. */
const PHONE = /^\+[1-9]\d{6,14}$/

/** What is wrong with a step; `null` if nothing is. `hasPhone`: the account has a confirmed phone. */
export function problemOf(step: Step, draft: ScheduleDraft, hasPhone: boolean): DraftProblem | null {
  switch (step) {
    case 'basics':
      return Name.safeParse(draft.name).success ? null : { code: 'nameRequired' }
    case 'format':
      return timesProblem(draft)
    case 'filters':
      if (draft.onlySomeDevices && draft.devices.length === 0) return { code: 'deviceRequired' }
      return draft.onlySomeGeofences && draft.geofences.length === 0 ? { code: 'geofenceRequired' } : null
    case 'delivery':
      return deliveryProblem(draft, hasPhone)
    case 'review':
      return null
  }
}

function timesProblem({ time, frequency, dayOfMonth }: ScheduleDraft): DraftProblem | null {
  if (!RunTimes.shape.time.safeParse(time).success) return { code: 'timeRequired' }
  const hasDay = frequency === 'monthly' || frequency === 'quarterly'
  return hasDay && dayOf(dayOfMonth) === null ? { code: 'dayOfMonth' } : null
}

function deliveryProblem(draft: ScheduleDraft, hasPhone: boolean): DraftProblem | null {
  const { channels } = draft
  if (channels.length === 0) return { code: 'channelRequired' }
  return (
    (channels.includes('email') ? recipientsProblem(recipientsOf(draft)) : null) ??
    (channels.includes('sms') ? phonesProblem(phonesOf(draft), hasPhone) : null) ??
    (channels.includes('webhook') ? webhookProblem(draft.webhookUrl.trim()) : null)
  )
}

function recipientsProblem(recipients: readonly string[]): DraftProblem | null {
  const wrong = recipients.find((address) => !Recipient.safeParse(address).success)
  if (wrong !== undefined) return { code: 'recipient', text: wrong }
  return recipients.length > RECIPIENTS_MAX ? { code: 'tooManyRecipients' } : null
}

function phonesProblem(phones: readonly string[], hasPhone: boolean): DraftProblem | null {
  const wrong = phones.find((phone) => !PHONE.test(phone))
  if (wrong !== undefined) return { code: 'phone', text: wrong }
  if (phones.length > RECIPIENTS_MAX) return { code: 'tooManyPhones' }
  return phones.length === 0 && !hasPhone ? { code: 'phoneRequired' } : null
}

const webhookProblem = (url: string): DraftProblem | null =>
  url !== '' && WebhookUrl.safeParse(url).success ? null : { code: 'webhook' }

/** The day of the month; `null` if there is none in any month. */
export function dayOf(typed: string): number | null {
  const day = /^\s*\d+\s*$/.test(typed) ? Number(typed) : null
  return DayOfMonth.safeParse(day).success ? day : null
}

const recipientsOf = ({ recipients }: ScheduleDraft) => unique(recipients.split(/[\s,;]+/))
const phonesOf = ({ phones }: ScheduleDraft) =>
  unique(phones.split(/[\n,;]+/).map((phone) => phone.replace(/[\s().-]/g, '')))
const unique = (entries: readonly string[]) => [...new Set(entries.filter((entry) => entry !== ''))]

/** When the schedule runs; `null` while that is incomplete. */
export function runTimesOf(draft: ScheduleDraft): RunTimes | null {
  if (timesProblem(draft) !== null) return null
  const { time, dayOfWeek, dayOfMonth, timezone } = draft
  return { time, dayOfWeek, dayOfMonth: dayOf(dayOfMonth) ?? 1, timezone }
}

/** The filters of a schedule's reports. */
export const filtersOf = (draft: ScheduleDraft) => ({
  devices: draft.onlySomeDevices ? [...draft.devices] : [],
  geofences: draft.onlySomeGeofences ? [...draft.geofences] : [],
  includeInactive: draft.includeInactive,
})

/** The schedule to save, of a draft whose steps have no problems. What its channels do not use is left out. */
export function scheduleOf(draft: ScheduleDraft, enabled: boolean): NewReportSchedule {
  const { name, reportType, frequency, format, channels } = draft
  return NewReportSchedule.parse({
    name,
    description: draft.description.trim() || null,
    reportType,
    frequency,
    format,
    deliveryChannels: channels,
    recipients: channels.includes('email') ? recipientsOf(draft) : [],
    phones: channels.includes('sms') ? phonesOf(draft) : [],
    webhookUrl: channels.includes('webhook') ? draft.webhookUrl.trim() : null,
    schedule: runTimesOf(draft),
    enabled,
    filters: filtersOf(draft),
  })
}
