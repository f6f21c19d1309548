import type { Translated } from '../../../shared/i18n/translated.ts'
import type { assignmentTexts as en } from '../en/assignment.ts'

export const assignmentTexts: Translated<typeof en, 'ja'> = {
  assignment: {
    title: '{{name}}のサブスクリプションの割り当てを解除',
    text: '{{name}}の追跡はすぐに停止します。履歴は保持され、新しいサブスクリプションを割り当てると再び表示されます。',
    transfer:
      'サブスクリプションをデバイスから外せるのは、30日に1回です。これを別のデバイスに割り当てることはできますが、{{date}}になるまで再び移すことはできません。',
    cancel: 'キャンセル',
    confirm: '{{name}}の割り当てを解除',
    assigned: 'サブスクリプションを割り当てました',
    unassigned: 'サブスクリプションの割り当てを解除しました',
  },
}
