import type { fleetStatusTexts as en } from '../../en/reports/fleet-status.ts'
import type { Translated } from '../../translated.ts'
import { deviceStatusTexts } from '../device-status.ts'

export const fleetStatusTexts: Translated<typeof en, 'es'> = {
  ...deviceStatusTexts,
  asOf: 'Al {{date}}, {{time}}',
  devices: 'Dispositivos',
  needsAttention: 'Requieren atención',
  reason: 'Motivo',
  nothingToDo: 'Nada requiere tu atención.',
  byStatus: 'Dispositivos por estado',
  status: 'Estado',
  since: 'Desde',
  place: 'Lugar',
  position: 'Posición',
  lastContact: 'Último contacto',
  speed: 'Velocidad',
  battery: 'Batería',
  signal: 'Señal móvil',
  mode: 'Modo',
  storageMode: 'Modo hibernación',
  subscription: 'Suscripción',
  tracked: 'Con rastreo',
  notTracked: 'Ninguna',
  reasons: {
    neverReported: 'Sin posición aún',
    noContact: 'Sin contacto desde el {{date}}, {{time}}',
    lowBattery: 'Batería baja: {{volts}}',
    relayCut: 'Relé cortado',
    notTracked: 'Sin suscripción',
  },
  completeness: {
    silent_one: '{{count}} dispositivo está sin señal. Su posición es la última conocida.',
    silent_many: '{{count}} de dispositivos están sin señal. Sus posiciones son las últimas conocidas.',
    silent_other: '{{count}} dispositivos están sin señal. Sus posiciones son las últimas conocidas.',
    never_one: '{{count}} dispositivo aún no ha enviado ninguna posición.',
    never_many: '{{count}} de dispositivos aún no han enviado ninguna posición.',
    never_other: '{{count}} dispositivos aún no han enviado ninguna posición.',
  },
  definitions: {
    live: 'Las posiciones en vivo son de hace {{live}} como máximo, o de lo que permita el intervalo del rastreador. Las que llegan con retraso son de hace {{delayed}} como máximo, y las últimas conocidas son más antiguas.',
    silent: 'Un dispositivo está sin señal cuando su rastreador ha omitido varias transmisiones seguidas.',
    asleep:
      'Un dispositivo está en reposo cuando su rastreador solo transmite de vez en cuando, como en el modo hibernación.',
    since: '“Desde” indica cuándo empezó el dispositivo a hacer lo que hace ahora.',
    battery: 'La batería se considera baja por debajo de {{volts}}.',
  },
}
