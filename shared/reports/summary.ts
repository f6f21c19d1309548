import * as z from 'zod'
import type { ReportDocument, Value, ValueKind } from './document.ts'

const FIGURES_MAX = 6

/** A report in a few lines, as written for its account: for messages about it. */
export const ReportSummary = z.object({
  title: z.string(),
  /** The devices and geofences of the report: `All 12 devices`. */
  subject: z.string(),
  period: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Notes on what limits the figures. */
  completeness: z.array(z.string()),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/** The figures are those of the first tiles that are known. */
export function summaryOf(
  { title, subject, period, sections, completeness }: ReportDocument,
  write: (value: Value, kind: ValueKind) => string,
): ReportSummary {
  const tiles = sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'tiles')?.tiles ?? []
  return {
    title,
    subject,
    period,
    figures: tiles
      .filter(({ value }) => value !== null)
      .slice(0, FIGURES_MAX)
      .map(({ label, value, valueKind }) => ({ label, value: write(value, valueKind) })),
    completeness: [...completeness],
  }
}
