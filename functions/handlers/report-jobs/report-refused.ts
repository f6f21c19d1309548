import type { ReportError } from '../../../shared/reports/generated-report.ts'

/** A report that cannot be generated as it was asked for: trying again would not help. */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused'

  constructor(readonly code: ReportError) {
    super(code)
  }
}
