import type { FieldPath } from './field-problem.ts'
import type { RuleDraft } from './rule-draft.ts'

/** The props of every part of the dialog. */
export type PartProps = {
  draft: RuleDraft
  change: (part: Partial<RuleDraft>) => void
  /** The name of a field, and the text beside it if it is wrong. */
  field: (path: FieldPath) => { name: string; error: string | undefined }
}
