import type { deviceStatusTexts as en } from '../en/device-status.ts'
import type { Translated } from '../translated.ts'

export const deviceStatusTexts: Translated<typeof en, 'es'> = {
  freshness: {
    live: 'En vivo',
    delayed: 'Con retraso',
    lastKnown: 'Última conocida',
    asleep: 'En reposo',
    silent: 'Sin señal',
    never: 'Sin posición aún',
  },
  motion: {
    MOVING: 'En movimiento',
    IDLE: 'En ralentí',
    STOPPED: 'Detenido',
    UNKNOWN: 'Movimiento desconocido',
  },
  was: {
    MOVING: 'Estaba en movimiento',
    IDLE: 'Estaba en ralentí',
    STOPPED: 'Estaba detenido',
    UNKNOWN: 'Movimiento desconocido',
  },
}
