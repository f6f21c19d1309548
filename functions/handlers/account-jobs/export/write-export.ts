import { EXPORT_LIFETIME_MS } from '../../../../shared/account/own-data.ts'
import { toIso } from '../../../../shared/time.ts'
import { type ZipFile, zipFile } from '../../../documents/zip-file.ts'
import { fileKey } from '../../../outside/file-key.ts'
import type { ExportCursor, StoredExport } from '../../../stores/accounts/data-exports.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import { addAccount } from './account-files.ts'
import type { ExportDeps } from './deps.ts'
import { addDevice } from './device-files.ts'

/** Beyond these the rest goes into another archive: one has at most 4 GB and 65,535 files without ZIP64. */
const ARCHIVE_MAX = { bytes: 1024 ** 3, files: 50_000 }

/**
 * Writes the next archive of an export, until the time is up or it is large enough, and plans the one after it. An
 * archive that was interrupted is written again from its start.
 */
export async function writeExport(
  { accountId, exportId }: { accountId: string; exportId: string },
  isTimeUp: () => boolean,
  deps: ExportDeps,
): Promise<void> {
  const before = await deps.exports.get(accountId)
  if (before?.id !== exportId || before.status !== 'preparing') return
  const key = fileKey('exports', accountId, `${exportId}/${archiveName(before)}`)
  const upload = deps.files.upload(key, 'application/zip')
  try {
    const zip = zipFile(upload, before.createdAt)
    const cursor = await addAll(zip, accountId, before, isTimeUp, deps)
    await zip.end()
    const written = { key, sizeBytes: await upload.end() }
    await advance(accountId, before, written, cursor, deps)
  } catch (error) {
    await upload.abort()
    throw error
  }
}

/** Numbered from the second one on. */
const archiveName = ({ createdAt, files }: StoredExport) =>
  `vectra-export-${toIso(createdAt).slice(0, 10)}${files.length === 0 ? '' : `-${files.length + 1}`}.zip`

/** Returns where the next archive goes on; `null` if there is nothing left. */
async function addAll(
  zip: ZipFile,
  accountId: string,
  { cursor, files }: StoredExport,
  isTimeUp: () => boolean,
  deps: ExportDeps,
): Promise<ExportCursor | null> {
  if (files.length === 0) await addAccount(zip, accountId, deps)
  const isFull = () => {
    const { bytes, files: count } = zip.written()
    return isTimeUp() || bytes > ARCHIVE_MAX.bytes || count > ARCHIVE_MAX.files
  }
  const devices = (await deps.devices.list(wholeAccount(accountId))).toSorted(byId)
  const left = devices.filter(({ deviceId }) => cursor === null || deviceId >= cursor.deviceId)
  for (const [index, device] of left.entries()) {
    const { deviceId } = device
    const from = cursor?.deviceId === deviceId ? cursor.from : null
    const next = await addDevice(zip, device, from, isFull, deps)
    if (next !== null) return { deviceId, from: next }
    const following = left[index + 1]
    if (following !== undefined && isFull()) return { deviceId: following.deviceId, from: null }
  }
  return null
}

const byId = (one: StoredDevice, other: StoredDevice) => (one.deviceId < other.deviceId ? -1 : 1)

async function advance(
  accountId: string,
  before: StoredExport,
  written: StoredExport['files'][number],
  cursor: ExportCursor | null,
  { exports, jobs, now }: ExportDeps,
): Promise<void> {
  const files = [...before.files, written]
  if (cursor !== null) {
    const isSaved = await exports.advance(accountId, before, { ...before, files, cursor }, [])
    if (isSaved) await jobs.send({ kind: 'export', accountId, exportId: before.id })
    return
  }
  const ready = {
    ...before,
    files,
    cursor,
    status: 'ready' as const,
    expiresAt: now() + EXPORT_LIFETIME_MS,
  }
  const mail = { kind: 'accountMail' as const, accountId, mail: 'export-ready' as const, about: before.id }
  await exports.advance(accountId, before, ready, [{ dueAt: now(), work: mail }])
}
