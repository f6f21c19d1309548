import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { IMPORTED_AT_ONCE_MAX, type ImportReport } from '../../../shared/trails/imported-position.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { mayPass } from '../../api/may-pass.ts'
import type { FileSummary, FromWorker, ToWorker } from './file-worker.ts'

/** A call that may succeed later is repeated after these pauses. If it still fails, or is refused, the import stops. */
const PAUSES_MS = [SECOND_MS, 5 * SECOND_MS, 20 * SECOND_MS]
const TOO_MANY = 429
const NOTHING_STORED: ImportReport = { stored: 0, repeated: 0, tooOld: 0, inFuture: 0 }

/** Positions that were sent, and what became of them. */
type Sent = { summary: FileSummary; sent: number; report: ImportReport }
export type ImportState = { fileName: string } & (
  | { kind: 'reading'; share: number }
  | { kind: 'unreadable' }
  | { kind: 'read'; summary: FileSummary }
  | ({ kind: 'sending' | 'done' | 'cancelled' } & Sent)
  | ({ kind: 'stopped'; error: unknown } & Sent)
)

/** The import of a file to a device. It goes on while other pages of the site are open. */
export type ImportRun = {
  state: () => ImportState
  subscribe: (listener: () => void) => () => void
  /** Sends the positions, or goes on where a failure stopped it. Resolves when it is over. */
  send: () => Promise<void>
  /** Sends no more, and forgets the file. What was sent stays. */
  cancel: () => void
}

export function startImport(file: File, client: Client, deviceId: string): ImportRun {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  const ask = (message: ToWorker) => worker.postMessage(message)
  const listeners = new Set<() => void>()
  let state: ImportState = { fileName: file.name, kind: 'reading', share: 0 }
  let isCancelled = false
  let onBatch: (positions: Extract<FromWorker, { kind: 'batch' }>['positions']) => void = () => {}

  function change(next: ImportState): void {
    state = next
    for (const listener of listeners) listener()
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const { fileName } = state
    if (data.kind === 'batch') onBatch(data.positions)
    else if (data.kind === 'progress') change({ fileName, kind: 'reading', share: data.share })
    else if (data.kind === 'read') change({ fileName, kind: 'read', summary: data.summary })
    else change({ fileName, kind: 'unreadable' })
  })
  worker.addEventListener('error', () => change({ fileName: file.name, kind: 'unreadable' }))
  ask({ file })

  const batchAt = (batch: number) =>
    new Promise<Parameters<typeof onBatch>[0]>((resolve) => {
      onBatch = resolve
      ask({ batch })
    })

  async function sendBatch(batch: number): Promise<ImportReport> {
    const body = { positions: await batchAt(batch) }
    for (const pause of PAUSES_MS)
      try {
        return await client.call(trails.importPositions, { path: { id: deviceId }, body })
      } catch (error) {
        if (!mayPass(error) && !isTooMany(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    return client.call(trails.importPositions, { path: { id: deviceId }, body })
  }

  async function send(): Promise<void> {
    if (state.kind !== 'read' && state.kind !== 'stopped') return
    const { fileName, summary } = state
    let { sent, report } = state.kind === 'stopped' ? state : { sent: 0, report: NOTHING_STORED }
    const changeTo = (kind: 'sending' | 'done' | 'cancelled') =>
      change({ fileName, kind, summary, sent, report })
    changeTo('sending')
    window.addEventListener('beforeunload', warn)
    try {
      while (sent < summary.count && !isCancelled) {
        report = sumOf(report, await sendBatch(sent / IMPORTED_AT_ONCE_MAX))
        sent = Math.min(summary.count, sent + IMPORTED_AT_ONCE_MAX)
        changeTo('sending')
      }
      changeTo(isCancelled ? 'cancelled' : 'done')
      worker.terminate()
    } catch (error) {
      change({ fileName, kind: 'stopped', summary, sent, report, error })
    } finally {
      window.removeEventListener('beforeunload', warn)
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    cancel() {
      isCancelled = true
      // a batch that is on its way is counted first
      if (state.kind !== 'sending') worker.terminate()
    },
  }
}

/** Whether the server refuses a call only because there were too many before. */
const isTooMany = (error: unknown) => error instanceof ApiProblem && error.status === TOO_MANY

/** Asks before the tab is closed. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const sumOf = (a: ImportReport, b: ImportReport): ImportReport => ({
  stored: a.stored + b.stored,
  repeated: a.repeated + b.repeated,
  tooOld: a.tooOld + b.tooOld,
  inFuture: a.inFuture + b.inFuture,
})
