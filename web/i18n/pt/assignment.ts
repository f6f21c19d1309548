import type { Translated } from '../../../shared/i18n/translated.ts'
import type { assignmentTexts as en } from '../en/assignment.ts'

export const assignmentTexts: Translated<typeof en, 'pt'> = {
  assignment: {
    title: 'Desvincular a assinatura de {{name}}',
    text: 'O rastreamento de {{name}} para agora. O histórico é mantido e volta com uma nova assinatura.',
    transfer:
      'Uma assinatura só pode sair de um dispositivo uma vez a cada 30 dias. Você pode vincular esta a outro dispositivo, mas não transferi-la de novo antes de {{date}}.',
    cancel: 'Cancelar',
    confirm: 'Desvincular {{name}}',
    assigned: 'Assinatura vinculada',
    unassigned: 'Assinatura desvinculada',
  },
}
