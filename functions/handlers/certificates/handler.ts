import { randomBytes } from 'node:crypto'
import {
  CERTIFICATE_NUMBER_BYTES,
  certificateNumber,
} from '../../../shared/certificates/certificate-number.ts'
import { certificates } from '../../../shared/certificates/certificates.routes.ts'
import { bundledFonts as fonts } from '../../documents/pdf/bundled-fonts.ts'
import { lazyAccountAddress } from '../../outside/lazy/account-address.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { certificateStore } from '../../stores/billing/certificates.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { type CertificatesDeps, certificateActions } from './actions.ts'
import { uses } from './uses.ts'

/** An insurer confirms some certificates a day: an address that asks for many is guessing. */
const CONFIRMATIONS = { burst: 100, perSecond: 5 }

const { tables, settings } = readUses(uses)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)
const { siteUrl } = settings

const deps: CertificatesDeps = {
  certificates: certificateStore(client, tables.certificates),
  customers: customerStore(client, tables.accounts),
  devices: deviceStore(client, tables.devices),
  geofences: geofenceStore(client, tables),
  orders: orderStore(client, tables.orders),
  preferences: preferenceStore(client, tables.accounts),
  rules: {
    list: onDemand(async () => (await import('../../stores/rules.ts')).ruleStore(client, tables).list),
  },
  subscriptions: subscriptionStore(client, tables.subscriptions),
  getAddress: lazyAccountAddress(settings.userPoolId, accounts.ownerOf),
  isClosed: closedAccountCheck(),
  limit: addressLimit({ ...CONFIRMATIONS, now: Date.now }),
  newNumber: () => certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)),
  printCertificate: async (certificate, preferences) =>
    (await import('./print-certificate.ts')).printCertificate(certificate, preferences, { fonts, siteUrl }),
  now: Date.now,
}

export const handler = serveRoutes(certificates, certificateActions(deps))
