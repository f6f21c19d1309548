import type { Translated } from '../../../shared/i18n/translated.ts'
import type { assignmentTexts as en } from '../en/assignment.ts'

export const assignmentTexts: Translated<typeof en, 'es'> = {
  assignment: {
    title: 'Desasignar la suscripción de {{name}}',
    text: 'El rastreo de {{name}} se detiene ahora. Su historial se conserva y vuelve con una nueva suscripción.',
    transfer:
      'Una suscripción puede dejar un dispositivo una vez cada 30 días. Puedes asignar esta a otro dispositivo, pero no volver a trasladarla antes del {{date}}.',
    cancel: 'Cancelar',
    confirm: 'Desasignar {{name}}',
    assigned: 'Suscripción asignada',
    unassigned: 'Suscripción desasignada',
  },
}
