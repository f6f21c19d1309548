import { runChecks } from './checks.ts'
import { cleanup } from './cleanup.ts'
import { checkApi } from './groups/api.ts'
import { checkAws } from './groups/aws.ts'
import { checkCommands } from './groups/commands.ts'
import { checkConnectionState, checkRevocation } from './groups/connections.ts'
import { checkDevice } from './groups/device.ts'
import { checkHeaders } from './groups/headers.ts'
import { checkLimits } from './groups/limits.ts'
import { checkLivePush } from './groups/live-push.ts'
import { checkPositions } from './groups/positions.ts'
import { checkRefusals } from './groups/refusals.ts'
import { checkShares } from './groups/shares.ts'
import { checkSignIn } from './groups/sign-in.ts'
import { checkSite } from './groups/site.ts'
import { connections } from './mqtt/connections.ts'
import type { SmokeOptions } from './options.ts'
import type { Result } from './report.ts'
import type { Run } from './run.ts'

/**
 * Runs all checks and cleans up, also after `stop` aborts. Reports each result at once, and returns whether the run
 * finished.
 */
export async function runSmoke(
  options: SmokeOptions,
  report: (result: Result) => void,
  stop: AbortSignal,
): Promise<boolean> {
  const undo = cleanup()
  const mqtt = connections()
  const run: Run = { ...runChecks(report, stop), cleanup: undo, connections: mqtt }
  try {
    await runGroups(run, options)
    return !stop.aborted
  } finally {
    await undo.run(runChecks(report, new AbortController().signal))
    mqtt.closeAll()
  }
}

async function runGroups(run: Run, { siteUrl, email, password, aws }: SmokeOptions): Promise<void> {
  const site = await checkSite(run, siteUrl)
  await checkHeaders(run, site)
  const account = await checkSignIn(run, site, { email, password })
  await checkApi(run, account)
  const tracker = await checkDevice(run, account, email)
  const sender = await checkPositions(run, tracker)
  await checkConnectionState(run, sender)
  await checkLivePush(run, account, sender)
  await checkCommands(run, sender)
  await checkShares(run, sender)
  await checkRefusals(run, tracker)
  await checkLimits(run, account, sender)
  const renewed = await checkRevocation(run, sender)
  await checkAws(run, aws, site, renewed)
}
