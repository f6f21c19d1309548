import { createHash } from 'node:crypto'
import { CERTIFIED_DEVICES_MAX } from '../../../shared/account/limits.ts'
import { DEFAULT_PREFERENCES, type Preferences, withChosen } from '../../../shared/account/preferences.ts'
import type { Certificate } from '../../../shared/certificates/certificate.ts'
import type { ReplyFile } from '../../../shared/http/route.ts'
import { secondsUntil } from '../../../shared/time.ts'
import { dayAt, dayRange } from '../../../shared/trails/day-range.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { CertificateStore } from '../../stores/billing/certificates.ts'
import type { CustomerStore } from '../../stores/billing/customers.ts'
import type { StoredOrder } from '../../stores/billing/orders.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import { type MonitoredDevicesDeps, monitoredDevices } from './monitored-devices.ts'

/** Different ones of an account on one day. */
const CERTIFICATES_PER_DAY_MAX = 20

export type IssueDeps = HolderDeps &
  MonitoredDevicesDeps & {
    certificates: Pick<CertificateStore, 'create' | 'listIssuedOn'>
    preferences: Pick<PreferenceStore, 'get'>
    newNumber: () => string
    /** The certificate on paper. */
    printCertificate: (certificate: Certificate, preferences: Preferences) => Promise<Uint8Array<ArrayBuffer>>
    now: () => number
  }

type Issued =
  | { file: ReplyFile<'application/pdf'> }
  | { refused: 'no-monitored-devices' | 'too-many-devices' }
  | { refused: 'too-many-requests'; retryAfterSeconds: number }

/** A certificate of the devices that are monitored now. It keeps its number while nothing changes on that day. */
export async function issueCertificate(accountId: string, deps: IssueDeps): Promise<Issued> {
  const preferences = withChosen(DEFAULT_PREFERENCES, await deps.preferences.get(accountId))
  const now = deps.now()
  const issuedOn = dayAt(now, preferences.timezone)
  const devices = await monitoredDevices(accountId, preferences.timezone, deps)
  if (devices.length === 0) return { refused: 'no-monitored-devices' }
  if (devices.length > CERTIFIED_DEVICES_MAX) return { refused: 'too-many-devices' }
  const content = { holder: await certificateHolder(accountId, deps), devices }
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const issued = await deps.certificates.listIssuedOn(accountId, issuedOn)
  const same = issued.find((certificate) => certificate.fingerprint === fingerprint)
  if (same === undefined && issued.length >= CERTIFICATES_PER_DAY_MAX)
    return {
      refused: 'too-many-requests',
      retryAfterSeconds: secondsLeft(issuedOn, preferences.timezone, now),
    }
  const certificate = { number: same?.number ?? deps.newNumber(), issuedOn, ...content }
  if (same === undefined) await deps.certificates.create({ ...certificate, accountId, fingerprint })
  const bytes = await deps.printCertificate(certificate, preferences)
  return {
    file: { name: `insurance-certificate-${issuedOn}.pdf`, mediaType: 'application/pdf', bytes },
  }
}

/** Until a day (`YYYY-MM-DD`) ends. */
const secondsLeft = (day: string, timezone: string, now: number) =>
  secondsUntil(dayRange(day, timezone)?.to ?? now, now)

type ShippedOrder = Pick<StoredOrder, 'accountId' | 'createdAt' | 'shippingAddress'>
type HolderDeps = {
  customers: Pick<CustomerStore, 'get'>
  orders: { getMany: (orderIds: readonly string[]) => Promise<ShippedOrder[]> }
  subscriptions: Pick<SubscriptionStore, 'list'>
  /** The account's own email address. */
  getAddress: (accountId: string) => Promise<string | null>
}

/** Who holds a certificate: the name of the last order, or else the email address; and where the last units were sent. */
async function certificateHolder(accountId: string, deps: HolderDeps): Promise<Certificate['holder']> {
  const [{ customer }, subscriptions] = await Promise.all([
    deps.customers.get(accountId),
    deps.subscriptions.list(accountId),
  ])
  const orders = await deps.orders.getMany([
    ...new Set(subscriptions.flatMap(({ orderId }) => orderId ?? [])),
  ])
  const [shipped] = orders
    .filter((order) => order.accountId === accountId && order.shippingAddress !== null)
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const fullName = customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim()
  return {
    name: fullName || ((await deps.getAddress(accountId)) ?? ''),
    address: shipped?.shippingAddress ?? null,
  }
}
