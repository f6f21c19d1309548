import type { ConfirmedCertificate } from '../../../shared/certificates/certificate.ts'
import { parseCertificateNumber } from '../../../shared/certificates/certificate-number.ts'
import type { IsClosed } from '../../runtime/closed-accounts.ts'
import type { AddressLimit } from '../../runtime/http/address-limit.ts'
import type { CertificateStore } from '../../stores/billing/certificates.ts'
import { type TrackedDevicesDeps, trackedDevices } from './monitored-devices.ts'

export type ConfirmDeps = TrackedDevicesDeps & {
  certificates: Pick<CertificateStore, 'getByNumber'>
  isClosed: IsClosed
  /** A limit for each address, because every call reads the store. */
  limit: AddressLimit
}

type Confirmed =
  | { reply: { certificate: ConfirmedCertificate } }
  | { refused: 'not-found' }
  | { refused: 'too-many-requests'; retryAfterSeconds: number }

const NOT_FOUND = { refused: 'not-found' } as const

/**
 * The certificate as it was issued, and which of its devices are still monitored. A closed account confirms nothing.
 */
export async function confirmCertificate(
  text: string,
  address: string,
  deps: ConfirmDeps,
): Promise<Confirmed> {
  const waitSeconds = deps.limit.take(address)
  if (waitSeconds > 0) return { refused: 'too-many-requests', retryAfterSeconds: waitSeconds }
  const asked = parseCertificateNumber(text)
  const stored = asked === null ? null : await deps.certificates.getByNumber(asked)
  if (stored === null || (await deps.isClosed(stored.accountId))) return NOT_FOUND
  const tracked = await trackedDevices(stored.accountId, deps)
  const tracks = new Set(tracked.map(({ device }) => device.trackId))
  const { number, issuedOn, holder, devices } = stored
  return {
    reply: {
      certificate: {
        number,
        issuedOn,
        holder,
        devices: devices.map(({ trackId, ...device }) => ({ ...device, isMonitored: tracks.has(trackId) })),
      },
    },
  }
}
