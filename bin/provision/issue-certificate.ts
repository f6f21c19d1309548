import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrackerConnections } from '../../functions/outside/tracker-connections.ts'
import type { TrackerStore } from '../../functions/stores/devices/trackers.ts'
import { basicIngestTopic } from '../../shared/trackers/dialects.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import { commandsTopic, inNamespace, telemetryTopic } from '../../shared/tracking/topics.ts'
import { UserError } from '../cli/user-error.ts'
import type { Certificates } from './certificates.ts'
import { requireTracker } from './require-tracker.ts'

const ROOT_CA = 'https://www.amazontrust.com/repository/AmazonRootCA1.pem'
const PORT = 8883
const OWNER_ONLY = 0o600

export type IssueCertificateDeps = {
  trackers: Pick<TrackerStore, 'get'>
  connections: TrackerConnections
  certificates: Certificates
  topicNamespace: string
}

/** Writes a new certificate and its key to the folder. Returns the settings as text for the person who sets the tracker up. */
export async function issueCertificate(
  trackerId: string,
  outFolder: string,
  { trackers, connections, certificates, topicNamespace }: IssueCertificateDeps,
): Promise<string> {
  await requireTracker(trackerId, trackers)
  const keyFile = join(outFolder, `${trackerId}.key.pem`)
  const certificateFile = join(outFolder, `${trackerId}.cert.pem`)
  const existing = [keyFile, certificateFile].find(existsSync)
  if (existing !== undefined)
    throw new UserError(`${existing} already exists. Move it, or choose another folder with --out.`)
  mkdirSync(outFolder, { recursive: true })

  const host = await certificates.endpoint()
  const { revoked } = await certificates.replace(trackerId, ({ certificatePem, privateKeyPem }) => {
    writeFileSync(keyFile, privateKeyPem, { mode: OWNER_ONLY, flag: 'wx' })
    writeFileSync(certificateFile, certificatePem, { mode: OWNER_ONLY, flag: 'wx' })
  })
  if (revoked > 0) await Promise.all(trackerClientIds(trackerId).map(connections.close))
  return `tracker      ${trackerId}
host         ${host}
port         ${PORT}  (TLS with a client certificate)
client id    ${trackerId}  (exactly this, without user name and password)
private key  ${keyFile}
certificate  ${certificateFile}
root CA      ${ROOT_CA}
publish      ${basicIngestTopic(topicNamespace, 'vectra', telemetryTopic(trackerId))}
subscribe    ${inNamespace(topicNamespace, commandsTopic(trackerId))}

The private key exists only in this file. ${revokedText(revoked)}`
}

function revokedText(revoked: number): string {
  if (revoked === 0) return 'This is the first certificate of the tracker.'
  const subject = revoked === 1 ? 'The previous certificate was' : `${revoked} previous certificates were`
  return `${subject} revoked, and the connection that used it was closed.`
}
