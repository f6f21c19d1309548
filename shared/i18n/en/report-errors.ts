import type { ReportError } from '../../reports/generated-report.ts'

/** Why a report could not be generated, and what to do. */
export const reportErrors = {
  'too-many-devices': 'Too many devices for one file. Choose fewer, or Excel or CSV.',
  'too-many-points': 'Too many positions for one report. Choose a shorter period or fewer devices.',
  'no-devices': 'None of its devices has data to report.',
  'timed-out': 'It took too long. Choose a shorter period or fewer devices.',
  internal: 'Something went wrong on our side. Run it again.',
} as const satisfies Record<ReportError, string>
