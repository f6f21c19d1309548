import type { Translated } from '../../../shared/i18n/translated.ts'
import type { pageTexts as en } from '../en/pages.ts'

export const pageTexts: Translated<typeof en, 'es'> = {
  pages: {
    share: 'Ubicación compartida',
    certificate: 'Certificado para el seguro',
    report: 'Informe',
    recipient: 'Notificaciones',
    snooze: 'Silenciar alertas',
    login: 'Iniciar sesión',
    callback: 'Iniciando sesión',
    overview: 'Resumen',
    live: 'En vivo',
    history: 'Historial de rutas',
    geofences: 'Geocercas',
    alerts: 'Reglas de alerta',
    reporting: 'Informes',
    devices: 'Dispositivos',
    device: 'Dispositivo',
    connect: 'Conectar un rastreador',
    shares: 'Enlaces compartidos',
    maintenance: 'Mantenimiento',
    settings: 'Ajustes',
    subscription: 'Suscripción',
  },
  callback: {
    failed: 'No se pudo iniciar tu sesión. Vuelve a intentarlo.',
  },
}
