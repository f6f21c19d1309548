import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'

const POLL_MS = 2 * SECOND_MS
/** Longer than anybody looks at a page. The report is in the list all the same. */
export const WAIT_AT_MOST_MS = 10 * MINUTE_MS

type Deps = {
  readReports: () => Promise<readonly GeneratedReport[]>
  pause: (durationMs: number) => Promise<void>
}

/** The report once it is completed or failed, or as it is after `WAIT_AT_MOST_MS`. */
export async function untilGenerated(
  started: GeneratedReport,
  { readReports, pause }: Deps,
): Promise<GeneratedReport> {
  let report = started
  for (let waitedMs = 0; report.status === 'generating' && waitedMs < WAIT_AT_MOST_MS; waitedMs += POLL_MS) {
    await pause(POLL_MS)
    const found = (await readReports()).find(({ id }) => id === started.id)
    if (found === undefined) throw new Error('The report is not in the list any more')
    report = found
  }
  return report
}
