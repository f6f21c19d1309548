import type { deviceStatusTexts as en } from '../en/device-status.ts'
import type { Translated } from '../translated.ts'

export const deviceStatusTexts: Translated<typeof en, 'fr'> = {
  freshness: {
    live: 'En direct',
    delayed: 'En retard',
    lastKnown: 'Dernière connue',
    asleep: 'En veille',
    silent: 'Muet',
    never: 'Aucune position',
  },
  motion: {
    MOVING: 'En mouvement',
    IDLE: 'Au ralenti',
    STOPPED: 'À l’arrêt',
    UNKNOWN: 'Mouvement inconnu',
  },
  was: {
    MOVING: 'Était en mouvement',
    IDLE: 'Était au ralenti',
    STOPPED: 'Était à l’arrêt',
    UNKNOWN: 'Mouvement inconnu',
  },
}
