import type { MqttClient } from 'mqtt'
import type { Certificate, Certificates } from '../../provision/certificates.ts'
import type { StackOnAws } from '../aws/stack-on-aws.ts'
import { CheckFailed, type CheckSpec, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import type { ConnectResult, ConnectSettings } from '../mqtt/connect.ts'
import { deviceWithFix, senderOf } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import type { Renewed } from './connections.ts'

const PORT = 8883

/** A tracker with a certificate of its own connects to the account's default endpoint, until the certificate is revoked. */
export async function checkCertificate(
  { check, cleanup, connections }: Run,
  specs: { certificate: CheckSpec; revoked: CheckSpec },
  subject: Found<[StackOnAws, Renewed]>,
): Promise<void> {
  const connected = await check(specs.certificate, subject, async ([{ certificates }, { tracker }]) => {
    const { trackerId } = tracker
    const host = await certificates.endpoint()
    const revoke = () => certificates.deleteAll(trackerId)
    cleanup.add('delete the certificate', revoke)
    const certificate = await issue(certificates, trackerId)
    const attempt = () => connections.attempt(withCertificate(host, trackerId, certificate))
    const client = await acceptedSoon(attempt)
    await deviceWithFix(tracker, await senderOf(tracker, client).sendPosition())
    return { attempt, revoke }
  })
  await check(specs.revoked, connected, async ({ attempt, revoke }) => {
    await revoke()
    await eventually(async () => {
      const { kind } = await attempt()
      return kind !== 'accepted' || null
    }, 'it was not refused')
  })
}

/** A new certificate takes a few seconds to be known. */
function acceptedSoon(attempt: () => Promise<ConnectResult>): Promise<MqttClient> {
  let reason = ''
  const tryOnce = async () => {
    const connection = await attempt()
    if (connection.kind === 'accepted') return connection.client
    reason = connection.reason
    return null
  }
  return eventually(tryOnce, () => `the connection was not accepted (${reason})`)
}

async function issue(certificates: Certificates, trackerId: string): Promise<Certificate> {
  const issued: Certificate[] = []
  await certificates.replace(trackerId, (certificate) => issued.push(certificate))
  const [certificate] = issued
  if (certificate === undefined) throw new CheckFailed('AWS issued no certificate')
  return certificate
}

const withCertificate = (
  host: string,
  trackerId: string,
  { certificatePem, privateKeyPem }: Certificate,
): ConnectSettings => ({
  url: `mqtts://${host}:${PORT}`,
  clientId: trackerId,
  cert: certificatePem,
  key: privateKeyPem,
})
