import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrackerConnections } from '../../functions/outside/tracker-connections.ts'
import type { TrackerStore } from '../../functions/stores/trackers.ts'
import { commandsTopic, telemetryTopic } from '../../shared/tracking/topics.ts'
import { UserError } from '../cli/user-error.ts'
import type { Certificates } from './certificates.ts'
import { requireTracker } from './require-tracker.ts'

const ROOT_CA = 'https://www.amazontrust.com/repository/AmazonRootCA1.pem'
const PORT = 8883
const OWNER_ONLY = 0o600

export type IssueCertificateDeps = {
  trackers: Pick<TrackerStore, 'find'>
  connections: TrackerConnections
  certificates: Certificates
}

/** A certificate for a tracker in files of the folder, as text for the person who sets it up. */
export async function issueCertificate(
  trackerId: string,
  outFolder: string,
  { trackers, connections, certificates }: IssueCertificateDeps,
): Promise<string> {
  await requireTracker(trackerId, trackers)
  const keyFile = join(outFolder, `${trackerId}.key.pem`)
  const certificateFile = join(outFolder, `${trackerId}.cert.pem`)
  const there = [keyFile, certificateFile].find(existsSync)
  if (there !== undefined)
    throw new UserError(`${there} is there already. Move it away, or choose another --out.`)
  mkdirSync(outFolder, { recursive: true })

  const host = await certificates.endpoint()
  const { ended } = await certificates.replace(trackerId, ({ certificatePem, privateKeyPem }) => {
    writeFileSync(keyFile, privateKeyPem, { mode: OWNER_ONLY, flag: 'wx' })
    writeFileSync(certificateFile, certificatePem, { mode: OWNER_ONLY, flag: 'wx' })
  })
  if (ended > 0) await connections.end(trackerId)
  return `tracker      ${trackerId}
host         ${host}
port         ${PORT}  (TLS with the client's certificate)
client id    ${trackerId}  (exactly; no user name, no password)
private key  ${keyFile}
certificate  ${certificateFile}
root CA      ${ROOT_CA}
publish      ${telemetryTopic(trackerId)}
subscribe    ${commandsTopic(trackerId)}

The private key is nowhere else. ${endedText(ended)}`
}

function endedText(ended: number): string {
  if (ended === 0) return 'It is the first certificate of this tracker.'
  return `${ended === 1 ? 'The earlier certificate has' : `${ended} earlier certificates have`} ended, and the connection that used it.`
}
