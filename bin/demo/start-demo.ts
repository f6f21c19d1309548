import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { deviceStore } from '../../functions/stores/devices/devices.ts'
import { awaitedLater } from '../../functions/stores/dynamodb/awaited-later.ts'
import { SECOND_MS, toIso } from '../../shared/time.ts'
import { messageOf } from '../cli/user-error.ts'
import { readStoredFile, replaceFile } from '../local/files/stored-file.ts'
import type { Children } from '../local/process/children.ts'
import { DemoProgress, type DemoRequest, type ReportKey } from './demo-messages.ts'

/** Whether the demo account of a data folder is complete, and until when its past lasts. */
const Marker = z.object({ isComplete: z.boolean(), now: z.iso.datetime(), timezone: z.string() })
type Marker = z.infer<typeof Marker>

type StartDemoDeps = Omit<DemoRequest, 'account'> & {
  account: Pick<DemoRequest['account'], 'accountId' | 'email' | 'crewId' | 'rental'>
  client: DynamoDBDocumentClient
  devicesTable: string
  markerFile: string
  children: Children
  log: (message: string) => void
}

export type Demo = {
  /**
   * Waits until the account is made, and passes on the reports that are to be generated. Returns whether it is complete;
   * why it is not has been logged, and the next start makes it again.
   */
  finish(onMade: (reports: readonly ReportKey[]) => void): Promise<boolean>
}

const AS_IT_IS: Demo = { finish: async () => true }

/**
 * Starts to make the demo account of a new data folder. Its payments are done when this returns, because Stripe's
 * stand-in has one user at a time; the rest goes on while the local run starts. An account that was made before stays as
 * it is, and so does one that has devices of an earlier version.
 */
export async function startDemo(deps: StartDemoDeps): Promise<Demo> {
  const { markerFile, children, log } = deps
  const before = readStoredFile(markerFile, Marker)
  if (before === null ? await hasDevices(deps) : before.isComplete) return AS_IT_IS
  const marker = before ?? newMarker()
  replaceFile(markerFile, JSON.stringify(marker))
  const { paid, made } = makeInChild(requestOf(deps, marker), children)
  await paid
  return {
    async finish(onMade) {
      try {
        onMade(await made)
        replaceFile(markerFile, JSON.stringify({ ...marker, isComplete: true }))
        log('Demo account ready')
        return true
      } catch (error) {
        log(`The demo account is not complete: ${messageOf(error)}. The next start makes it again.`)
        return false
      }
    },
  }
}

const hasDevices = async ({ client, devicesTable, account }: StartDemoDeps) =>
  (await deviceStore(client, devicesTable).count(account.accountId)) > 0

/** In whole seconds, at which trackers report. */
const newMarker = (): Marker => ({
  isComplete: false,
  now: toIso(Math.floor(Date.now() / SECOND_MS) * SECOND_MS),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

const requestOf = (
  { account, databaseEndpoint, tableNames, siteUrl, stripe }: StartDemoDeps,
  { now, timezone }: Marker,
): DemoRequest => ({
  account: { ...account, timezone, now: Date.parse(now) },
  databaseEndpoint,
  tableNames,
  siteUrl,
  stripe,
})

type Making = { paid: Promise<void>; made: Promise<readonly ReportKey[]> }

/** `paid` resolves also if nothing was paid: `made` says why. */
function makeInChild(request: DemoRequest, children: Children): Making {
  const child = children.start('demo', process.execPath, ['--import', 'tsx', 'bin/demo.ts'])
  const onProgress = (listen: (progress: DemoProgress) => void) =>
    child.on('message', (message) => listen(DemoProgress.parse(message)))
  const paid = new Promise<void>((resolve) => {
    onProgress(({ kind }) => kind === 'paid' && resolve())
    child.once('exit', () => resolve())
  })
  const made = new Promise<readonly ReportKey[]>((resolve, reject) => {
    let reports: readonly ReportKey[] | null = null
    let reason = 'its process ended'
    onProgress((progress) => {
      if (progress.kind === 'made') reports = progress.reports
      if (progress.kind === 'failed') reason = progress.reason
    })
    child.once('exit', () => (reports === null ? reject(new Error(reason)) : resolve(reports)))
  })
  child.send(request)
  return { paid, made: awaitedLater(made) }
}
