import type { Translated } from '../../../shared/i18n/translated.ts'
import type { memberTexts as en } from '../en/members.ts'

export const memberTexts: Translated<typeof en, 'es'> = {
  members: {
    somebody: 'Un miembro',
    cancel: 'Cancelar',
    roles: {
      owner: 'Propietario',
      manager: 'Gestor',
      operator: 'Operador',
      viewer: 'Observador',
    },
    accounts: 'Cuentas',
    mine: 'Mi cuenta',
    viewing: '{{account}} · {{role}}',
    back: 'Volver a mi cuenta',
    open: 'Abrir {{account}}',
    others: 'Puedes ver los dispositivos de {{accounts}}.',
    supportUntil: 'Acceso de soporte hasta: {{time}}',
    leave: 'Salir de esta cuenta',
    leaveTitle: '¿Salir de {{account}}?',
    leaveText: 'Necesitarás una nueva invitación para volver a ver sus dispositivos.',
    notLeft: 'No se pudo salir de la cuenta',
    ended: 'Ya no tienes acceso.',
    endedText: 'Ya no eres miembro de esta cuenta, o el enlace es incorrecto.',
    notPermitted: 'Tu rol en esta cuenta no incluye esto.',
  },
}
