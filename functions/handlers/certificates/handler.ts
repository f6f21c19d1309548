import { randomBytes } from 'node:crypto'
import {
  CERTIFICATE_NUMBER_BYTES,
  certificateNumber,
} from '../../../shared/certificates/certificate-number.ts'
import { certificates } from '../../../shared/certificates/certificates.routes.ts'
import { bundledFonts as fonts } from '../../documents/pdf/bundled-fonts.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { certificateStore } from '../../stores/billing/certificates.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { type CertificatesDeps, certificateActions } from './actions.ts'
import { CertificatesEnvironment } from './environment.ts'

/** An insurer confirms some certificates a day: an address that asks for many is guessing. */
const CONFIRMATIONS = { burst: 100, perSecond: 5 }

const environment = readEnvironment(CertificatesEnvironment)
const client = documentClient()
const { ACCOUNTS_TABLE: accounts, SITE_URL: siteUrl } = environment

const deps: CertificatesDeps = {
  certificates: certificateStore(client, {
    table: environment.CERTIFICATES_TABLE,
    numberIndex: environment.CERTIFICATES_NUMBER_INDEX,
  }),
  customers: customerStore(client, accounts),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  geofences: geofenceStore(client, { accounts, geofences: environment.GEOFENCES_TABLE }),
  orders: orderStore(client, environment.ORDERS_TABLE),
  preferences: preferenceStore(client, accounts),
  rules: {
    list: onDemand(
      async () =>
        (await import('../../stores/rules.ts')).ruleStore(client, {
          accounts,
          rules: environment.RULES_TABLE,
        }).list,
    ),
  },
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  getAddress: onDemand(async () =>
    (await import('../../outside/account-address.ts')).accountAddress(environment.USER_POOL_ID),
  ),
  isClosed: closedAccountCheck(),
  limit: addressLimit({ ...CONFIRMATIONS, now: Date.now }),
  newNumber: () => certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)),
  printCertificate: async (certificate, preferences) =>
    (await import('./print-certificate.ts')).printCertificate(certificate, preferences, { fonts, siteUrl }),
  now: Date.now,
}

export const handler = serveRoutes(certificates, certificateActions(deps))
