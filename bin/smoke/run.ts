import { type Checks, runChecks } from './checks.ts'
import { type Cleanup, cleanup } from './cleanup.ts'
import { checkDevice } from './groups/device.ts'
import { checkPositions } from './groups/positions.ts'
import { checkSignIn } from './groups/sign-in.ts'
import { checkSite } from './groups/site.ts'
import type { SmokeOptions } from './options.ts'
import type { Result } from './report.ts'

/** What a group of checks uses. */
export type Run = Checks & { cleanup: Cleanup }

/** Runs all checks and cleans up, also after `stop` aborts. Reports each result as soon as it is known. */
export async function runSmoke(
  options: SmokeOptions,
  report: (result: Result) => void,
  stop: AbortSignal,
): Promise<void> {
  const undo = cleanup()
  const run: Run = { ...runChecks(report, stop), cleanup: undo }
  try {
    await runGroups(run, options)
  } finally {
    await undo.run(runChecks(report, new AbortController().signal))
  }
}

async function runGroups(run: Run, { siteUrl, email, password }: SmokeOptions): Promise<void> {
  const site = await checkSite(run, siteUrl)
  const account = await checkSignIn(run, site, { email, password })
  const { tracker } = await checkDevice(run, account, email)
  await checkPositions(run, tracker)
}
