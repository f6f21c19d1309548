import * as z from 'zod'
import { ShippingAddress } from '../subscriptions/order.ts'

/** A device as a certificate names it. Its position is always monitored. */
export const CertifiedDevice = z.object({
  deviceId: z.string(),
  deviceName: z.string(),
  plateNumber: z.string().nullable(),
  deviceType: z.string(),
  monitoredSince: z.iso.date(),
  /** How many active geofences and enabled rules watch it. */
  geofences: z.number().int(),
  alerts: z.number().int(),
})
export type CertifiedDevice = z.infer<typeof CertifiedDevice>

/**
 * The statement that an insurer relies on: these devices were monitored on a day. Days are in the holder's time zone.
 */
export const Certificate = z.object({
  number: z.string(),
  issuedOn: z.iso.date(),
  holder: z.object({ name: z.string(), address: ShippingAddress.nullable() }),
  devices: z.array(CertifiedDevice),
})
export type Certificate = z.infer<typeof Certificate>

/** A certificate as it was issued, and which of its devices are still monitored. */
export const ConfirmedCertificate = Certificate.extend({
  devices: z.array(CertifiedDevice.extend({ isMonitored: z.boolean() })),
})
export type ConfirmedCertificate = z.infer<typeof ConfirmedCertificate>

export const certificatePath = (number: string) => `/certificate/${number}`
