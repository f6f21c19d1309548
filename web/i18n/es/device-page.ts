import type { Translated } from '../../../shared/i18n/translated.ts'
import type { devicePageTexts as en } from '../en/device-page.ts'

export const devicePageTexts: Translated<typeof en, 'es'> = {
  devicePage: {
    open: 'Detalles del dispositivo',
    map: 'Mapa de {{name}}',
    history: 'Historial de rutas',
    report: 'Programar informe',
    today: 'Trayectos y paradas de hoy',
    openDay: 'Abrir ruta',
    noTrips: 'Hoy aún no hay trayectos ni paradas.',
    diagnostics: 'Conexión y mensajes',
    lastContact: 'Último contacto',
    accepted: 'Posiciones mostradas',
    held: 'Posiciones retenidas',
    heldWhy:
      'Guardadas, pero sin mostrar: sin posición GPS, demasiado imprecisas o a una distancia poco creíble.',
    unreadable: 'Mensajes ilegibles',
    lastUnreadable: 'Mostrar el último mensaje ilegible',
    readings: 'Estado y lecturas',
  },
}
