import type { FieldProblems } from '../draft-problems.ts'
import type { OrderDraft } from '../order-draft.ts'

export type FieldsProps = {
  draft: OrderDraft
  change: (part: Partial<OrderDraft>) => void
  problems: FieldProblems
}
