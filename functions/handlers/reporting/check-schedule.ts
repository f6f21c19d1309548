import type { ReportFilters } from '../../../shared/reports/report-filters.ts'
import type { NewReportSchedule } from '../../../shared/reports/schedule.ts'
import { isPublicWebhook, type WebhookHosts } from '../../../shared/watching/webhook-url.ts'
import { phoneNumberOf } from '../../messages/phone-number.ts'
import type { PhoneStore } from '../../stores/accounts/phones.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { StoredSchedule } from '../../stores/reports/schedules.ts'
import { type UnknownIdsDeps, unknownIds } from './unknown-ids.ts'

export type CheckScheduleDeps = UnknownIdsDeps & {
  phones: Pick<PhoneStore, 'get'>
  webhookHosts: WebhookHosts
}

type Written = Pick<StoredSchedule, 'settings' | 'filters'>

/** The settings of a schedule as they are stored: each recipient, channel and filter once. */
export async function settingsOf(sent: NewReportSchedule): Promise<Written> {
  const { name, description, reportType, frequency, format, webhookUrl, schedule, enabled, filters } = sent
  const phones = await Promise.all(
    sent.phones.map(async (written) => (await phoneNumberOf(written)) ?? written),
  )
  return {
    settings: {
      name,
      description: description ?? null,
      reportType,
      frequency,
      format,
      deliveryChannels: unique(sent.deliveryChannels),
      recipients: unique(sent.recipients),
      phones: unique(phones),
      webhookUrl: webhookUrl ?? null,
      schedule,
      enabled,
    },
    filters: { ...filters, devices: unique(filters.devices), geofences: unique(filters.geofences) },
  }
}

/**
 * What is wrong with a schedule before it is stored; `null` if nothing is. What it `had` before may have left the account
 * since, and may stay: a schedule without geofences is about all of them. One that is enabled names devices that exist.
 */
export async function checkSchedule(
  scope: DeviceScope,
  { settings, filters }: Written,
  had: ReportFilters | null,
  deps: CheckScheduleDeps,
) {
  const { deliveryChannels, phones, webhookUrl, enabled } = settings
  const wrongPhone = (await Promise.all(phones.map(phoneNumberOf))).indexOf(null)
  if (wrongPhone >= 0) return invalid('invalid-phone', `phones.${wrongPhone}`)
  if (deliveryChannels.includes('sms') && phones.length === 0 && !(await hasPhone(scope.accountId, deps)))
    return invalid('phone-required', 'phones')
  if (webhookUrl && !isPublicWebhook(webhookUrl, deps.webhookHosts))
    return invalid('webhook-not-public', 'webhookUrl')
  if (deliveryChannels.includes('webhook') && !webhookUrl) return invalid('webhook-required', 'webhookUrl')
  const kept = [...(enabled ? [] : (had?.devices ?? [])), ...(had?.geofences ?? [])]
  return unknownIds(scope, filters, deps, new Set(kept))
}

const hasPhone = async (accountId: string, { phones }: CheckScheduleDeps): Promise<boolean> =>
  (await phones.get(accountId)).isConfirmed

const unique = <One>(all: readonly One[]): One[] => [...new Set(all)]

const invalid = <Code extends string>(refused: Code, path: string) => ({
  refused,
  more: { errors: [{ path, code: refused }] },
})
