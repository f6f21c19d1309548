import type { deviceStatusTexts as en } from '../en/device-status.ts'
import type { Translated } from '../translated.ts'

export const deviceStatusTexts: Translated<typeof en, 'pt'> = {
  freshness: {
    live: 'Ao vivo',
    delayed: 'Com atraso',
    lastKnown: 'Última posição',
    asleep: 'Em repouso',
    silent: 'Sem sinal',
    never: 'Nenhuma posição ainda',
  },
  motion: {
    MOVING: 'Em movimento',
    IDLE: 'Marcha lenta',
    STOPPED: 'Parado',
    UNKNOWN: 'Movimento desconhecido',
  },
  was: {
    MOVING: 'Estava em movimento',
    IDLE: 'Estava em marcha lenta',
    STOPPED: 'Estava parado',
    UNKNOWN: 'Movimento desconhecido',
  },
}
