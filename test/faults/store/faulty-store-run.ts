import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamodb } from '../../../bin/local/dynamodb.ts'
import { childProcesses } from '../../../bin/local/process/children.ts'
import { startLocalProcess } from '../../make/local/local-process.ts'
import { startStoreProxy } from './store-proxy.ts'

/** A local run whose store is behind a proxy that fails on demand. */
export async function faultyStoreRun(seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-store-'))
  const children = childProcesses(folder)
  const store = await startStoreProxy(await startDynamodb(children, join(folder, 'store.db')), seed)
  const run = await startLocalProcess({ env: { DYNAMODB_ENDPOINT: store.endpoint } })
  return {
    ...run,
    store,
    async stop() {
      await run.stop()
      store.close()
      await children.stopAll()
    },
  }
}
