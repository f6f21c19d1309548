import type {
  accountMailTexts as enAccount,
  operatorMailTexts as enOperator,
  receiptMailTexts as enReceipt,
} from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMailTexts: Translated<typeof enAccount, 'es'> = {
  'deletion-requested': {
    subject: 'Tu cuenta se eliminará el {{time}}',
    text: 'Nos pediste eliminar tu cuenta de Vectra. El {{time}} cancelaremos tus suscripciones, terminaremos tus enlaces compartidos, desconectaremos tus rastreadores y eliminaremos todos tus datos. Esto no se puede deshacer.\n\n¿Cambiaste de opinión o no fuiste tú? Antes de esa fecha, elige en los ajustes conservar tu cuenta. Si no fuiste tú, cambia también tu contraseña.',
    open: 'Conservar mi cuenta',
  },
  'deletion-withdrawn': {
    subject: 'Tu cuenta no se eliminará',
    text: 'Retiraste tu solicitud de eliminar tu cuenta de Vectra. No ha cambiado nada.',
    open: 'Abrir ajustes',
  },
  'export-ready': {
    subject: 'Tus datos están listos para descargar',
    text: 'La exportación de tu cuenta de Vectra está lista. Puedes descargarla en los ajustes hasta el {{time}}.',
    open: 'Descargar mis datos',
  },
  'export-failed': {
    subject: 'No pudimos exportar tus datos',
    text: 'La exportación de tu cuenta de Vectra falló. Iníciala de nuevo en los ajustes. Si vuelve a fallar, escríbenos.',
    open: 'Abrir ajustes',
  },
}

export const operatorMailTexts: Translated<typeof enOperator, 'es'> = {
  'deletion-requested': {
    subject: 'Una cuenta se eliminará el {{time}}',
    text: '{{email}} pidió eliminar su cuenta {{accountId}}. Se eliminará el {{time}}, a menos que retire la solicitud.\n\nMotivo: {{reason}}',
    noReason: 'no indicado',
  },
}

export const receiptMailTexts: Translated<typeof enReceipt, 'es'> = {
  subject: 'Tu cuenta se ha eliminado',
  text: 'Tu cuenta de Vectra {{email}} y sus datos se han eliminado. Tus suscripciones están canceladas y tu tarjeta se ha quitado. Conserva este comprobante: no tenemos copia de él.',
  head: {
    receipt: 'Comprobante',
    account: 'Cuenta',
    by: 'Solicitado por',
    closed: 'Cerrada',
    deleted: 'Eliminada',
  },
  by: { owner: 'titular', operator: 'operador' },
  labels: {
    devices: 'Dispositivos, con sus posiciones, trayectos y comandos',
    geofences: 'Geocercas',
    rules: 'Reglas de alerta',
    schedules: 'Informes programados',
    reports: 'Informes',
    maintenance: 'Intervalos de mantenimiento',
    logbook: 'Trayectos con anotaciones',
    events: 'Eventos',
    shares: 'Enlaces compartidos',
    certificates: 'Certificados para el seguro',
    recipients: 'Destinatarios y navegadores de notificaciones',
    gateways: 'Pasarelas',
    members: 'Miembros e invitaciones',
    audit: 'Entradas del registro de actividad',
    subscriptions: 'Suscripciones',
    orders: 'Pedidos',
  },
  kept: 'Se conservan: las facturas pagadas, sin tu nombre, como exige la ley. Las copias de seguridad caducan en un plazo de 35 días.',
}
