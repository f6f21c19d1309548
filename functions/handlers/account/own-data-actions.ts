import type { ownData as routes } from '../../../shared/account/own-data.routes.ts'
import {
  type DataExport,
  EXPORT_LINK_LIFETIME_MS,
  EXPORTS_PER_DAY,
} from '../../../shared/account/own-data.ts'
import { DAY_MS, HOUR_MS, secondsUntil, toIso, toIsoOrNull } from '../../../shared/time.ts'
import { requestAccountDeletion, withdrawAccountDeletion } from '../../deletion/request-deletion.ts'
import type { AccountJobs } from '../../outside/account-jobs.ts'
import type { PrivateFiles } from '../../outside/private-files.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { DataExportStore, StoredExport } from '../../stores/accounts/data-exports.ts'
import type { DueStore } from '../../stores/due.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'

export type OwnDataDeps = {
  accounts: Pick<AccountStore, 'reserve'>
  deletions: AccountDeletionStore
  exports: DataExportStore
  due: Pick<DueStore, 'put'>
  jobs: Pick<AccountJobs, 'send'>
  files: Pick<PrivateFiles, 'linkTo'>
  newId: () => string
  now: () => number
}

/** An export that is not ready by then has failed. */
const EXPORT_OVERDUE_AFTER_MS = 2 * HOUR_MS

/** Requests to delete an account, and exports of its data. */
export const ownDataActions = (deps: OwnDataDeps): Actions<typeof routes> => ({
  async requestDeletion({ body }, { accountId }) {
    const requested = await requestAccountDeletion(accountId, body.reason || null, deps)
    if (requested === null) return { refused: 'owns-another-account' }
    return { reply: { success: true, deletesAt: toIso(requested.request.deletesAt) } }
  },

  async withdrawDeletion(_input, { accountId }) {
    await withdrawAccountDeletion(accountId, deps)
    return { reply: { success: true } }
  },

  async getDeletion(_input, { accountId }) {
    const request = await deps.deletions.get(accountId)
    return { reply: { deletesAt: toIsoOrNull(request?.deletesAt ?? null) } }
  },

  startExport: (_input, { accountId }) => untilUnchanged(() => startExport(accountId, deps), deps.now),

  async getExport(_input, { accountId }) {
    const newest = await deps.exports.get(accountId)
    const hasExpired = (newest?.expiresAt ?? Number.POSITIVE_INFINITY) <= deps.now()
    return { reply: { export: newest && !hasExpired ? await exportView(newest, deps) : null } }
  },
})

/** `null` if another call has started one meanwhile. */
async function startExport(accountId: string, deps: OwnDataDeps) {
  const { accounts, exports, jobs, newId, now } = deps
  const before = await exports.get(accountId)
  if (before?.status === 'preparing') return { reply: { export: await exportView(before, deps) } }
  const at = now()
  const reserved = await accounts.reserve(accountId, 'export', at, at - DAY_MS, EXPORTS_PER_DAY)
  if (!reserved.isReserved) {
    const retryAfterSeconds = secondsUntil(reserved.windowStart + DAY_MS, at)
    return { refused: 'too-many-requests' as const, retryAfterSeconds }
  }
  const id = newId()
  const started: StoredExport = {
    id,
    status: 'preparing',
    createdAt: at,
    expiresAt: null,
    files: [],
    cursor: null,
  }
  const overdue = { kind: 'exportOverdue' as const, accountId, exportId: id }
  const isStarted = await exports.start(accountId, started, before?.id ?? null, [
    { dueAt: at + EXPORT_OVERDUE_AFTER_MS, work: overdue },
  ])
  if (!isStarted) return null
  await jobs.send({ kind: 'export', accountId, exportId: id })
  return { reply: { export: await exportView(started, deps) } }
}

/** The export as its owner sees it, with a link that is made for this answer. */
async function exportView(stored: StoredExport, { files }: OwnDataDeps): Promise<DataExport> {
  const { id, status, createdAt, expiresAt } = stored
  const isReady = status === 'ready'
  const [url = null, ...moreUrls] = isReady
    ? await Promise.all(
        stored.files.map(({ key }) => files.linkTo(key, fileNameOf(key), EXPORT_LINK_LIFETIME_MS)),
      )
    : []
  return {
    id,
    status,
    createdAt: toIso(createdAt),
    expiresAt: toIsoOrNull(expiresAt),
    sizeBytes: isReady ? stored.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) : null,
    url,
    moreUrls,
  }
}

const fileNameOf = (key: string) => key.split('/').at(-1) ?? key
