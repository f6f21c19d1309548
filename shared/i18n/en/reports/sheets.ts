/** What reports say as Excel and CSV files, around their tables. */
export const sheetTexts = {
  overview: 'Overview',
  subject: 'Devices',
  period: 'Period',
  timezone: 'Time zone',
  generatedAt: 'Generated',
  /** Heads the column that says which part of the report a row is from. */
  section: 'Section',
} as const
