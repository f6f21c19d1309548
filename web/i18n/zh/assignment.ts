import type { Translated } from '../../../shared/i18n/translated.ts'
import type { assignmentTexts as en } from '../en/assignment.ts'

export const assignmentTexts: Translated<typeof en, 'zh'> = {
  assignment: {
    title: '解除分配“{{name}}”的订阅',
    text: '将立即停止追踪“{{name}}”。历史记录会保留，重新订阅后恢复显示。',
    transfer: '每份订阅 30 天内只能移出设备一次。此订阅可以分配给其他设备，但在 {{date}} 之前不能再次转移。',
    cancel: '取消',
    confirm: '解除分配“{{name}}”',
    assigned: '订阅已分配。',
    unassigned: '订阅已解除分配。',
  },
}
