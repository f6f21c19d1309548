import { deviceStatusTexts } from '../../../shared/i18n/es/device-status.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { statusTexts as en } from '../en/status.ts'

export const statusTexts: Translated<typeof en, 'es'> = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: 'En reposo, próximo contacto: {{time}}',
    silentFor: 'Sin señal, último contacto {{age}}',
  },
  age: {
    now: 'hace un momento',
    seconds: 'hace {{count}} s',
    minutes_one: 'hace {{count}} minuto',
    minutes_many: 'hace {{count}} de minutos',
    minutes_other: 'hace {{count}} minutos',
    hours_one: 'hace {{count}} hora',
    hours_many: 'hace {{count}} de horas',
    hours_other: 'hace {{count}} horas',
    days_one: 'hace {{count}} día',
    days_many: 'hace {{count}} de días',
    days_other: 'hace {{count}} días',
    invalid: 'Hora no válida',
  },
  times: {
    zone: 'Horas en {{zone}}',
    zonesHere: 'Este equipo',
    zonesElsewhere: 'Otras zonas horarias',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: 'En ralentí: motor encendido',
    since: 'desde {{time}}',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: 'Excelente', good: 'Buena', fair: 'Regular', low: 'BAJA', critical: 'CRÍTICA' },
  cellular: { excellent: 'Excelente', good: 'Buena', fair: 'Regular', weak: 'Débil' },
  satellites: { good: 'Bien', fair: 'Regular', poor: 'Mal' },
  flags: {
    noFix: 'El último mensaje llegó sin posición GPS. Se muestra la posición anterior.',
    inaccurate: 'La última posición GPS es demasiado imprecisa. Se muestra la anterior.',
    clock: 'El reloj del rastreador está mal. Se muestra la hora en que se recibió la posición.',
    weekRepaired:
      'El reloj del rastreador está desfasado semanas enteras, un fallo conocido del GPS. La hora que ves está corregida.',
    jump: 'La última posición GPS está demasiado lejos para ser creíble. Se muestra la anterior hasta que otras la confirmen.',
    frozen: 'El rastreador repite exactamente la misma posición. Puede que se haya movido desde entonces.',
  },
}
