import { dueStore } from '../functions/stores/due.ts'
import { requestCount } from '../functions/usage/request-count.ts'
import { messageOf } from './cli/user-error.ts'
import { type DemoProgress, DemoRequest } from './demo/demo-messages.ts'
import { makeDemo } from './demo/make-demo.ts'
import { demoTables } from './demo/tables.ts'
import { localDocuments } from './local/dynamodb.ts'
import { runStripe } from './local/engines/stripe/run-stripe.ts'
import { QUIET_SDK } from './quiet-sdk.ts'

/** The process that makes the demo account of a local run, which keeps a processor busy for some seconds. */

const report = (progress: DemoProgress) => new Promise((sent) => process.send?.(progress, sent))

async function make({ account, databaseEndpoint, tableNames, siteUrl, stripe }: DemoRequest): Promise<void> {
  const client = localDocuments(databaseEndpoint)
  const tables = demoTables(tableNames)
  const reports = await makeDemo(account, {
    client,
    tables,
    siteUrl,
    openStripe: (now) => runStripe({ ...stripe, siteUrl, now }),
    onPaid: () => report({ kind: 'paid' }),
  })
  await requestCount(Date.now(), { due: dueStore(client, tables.due) })
  await report({ kind: 'made', reports: [...reports] })
}

Object.assign(process.env, QUIET_SDK)
// a child of the local run ends with its parent
process.once('disconnect', () => process.exit(1))
process.once('message', async (message) => {
  try {
    await make(DemoRequest.parse(message))
    process.exit(0)
  } catch (error) {
    console.error(error)
    await report({ kind: 'failed', reason: messageOf(error) })
    process.exit(1)
  }
})
