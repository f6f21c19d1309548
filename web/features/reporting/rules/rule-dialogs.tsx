import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { RuleDialog } from '../dialog/rule-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

export type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'test' | 'delete'; rule: NotificationRule }

/** The dialog that is open. */
export function RuleDialogs({ open, close }: { open: OpenDialog; close: () => void }) {
  if (open.kind === 'create') return <RuleDialog edited={null} close={close} />
  const { kind, rule } = open
  if (kind === 'edit') return <RuleDialog edited={rule} close={close} />
  if (kind === 'test') return <TestDialog rule={rule} close={close} />
  return <DeleteDialog rule={rule} close={close} />
}
