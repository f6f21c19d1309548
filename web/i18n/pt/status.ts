import { deviceStatusTexts } from '../../../shared/i18n/pt/device-status.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { statusTexts as en } from '../en/status.ts'

export const statusTexts: Translated<typeof en, 'pt'> = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: 'Em repouso até {{time}}',
    silentFor: 'Sem sinal, último contato {{age}}',
  },
  age: {
    now: 'agora mesmo',
    seconds: 'há {{count}} s',
    minutes_one: 'há {{count}} minuto',
    minutes_many: 'há {{count}} de minutos',
    minutes_other: 'há {{count}} minutos',
    hours_one: 'há {{count}} hora',
    hours_many: 'há {{count}} de horas',
    hours_other: 'há {{count}} horas',
    days_one: 'há {{count}} dia',
    days_many: 'há {{count}} de dias',
    days_other: 'há {{count}} dias',
    invalid: 'Horário inválido',
  },
  times: {
    zone: 'Horários de {{zone}}',
    zonesHere: 'Este aparelho',
    zonesElsewhere: 'Outros fusos horários',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: 'Marcha lenta - motor LIGADO',
    since: 'desde {{time}}',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: 'Excelente', good: 'Boa', fair: 'Regular', low: 'BAIXA', critical: 'CRÍTICA' },
  cellular: { excellent: 'Excelente', good: 'Bom', fair: 'Regular', weak: 'Fraco' },
  satellites: { good: 'Bom', fair: 'Regular', poor: 'Ruim' },
  flags: {
    noFix: 'A última mensagem chegou sem posição GPS. Mostrando a posição anterior.',
    inaccurate: 'A última posição é imprecisa demais. Mostrando a anterior.',
    clock: 'O relógio do rastreador está errado. Mostrando o horário em que a posição foi recebida.',
    weekRepaired:
      'O relógio do rastreador está errado por semanas inteiras, uma falha conhecida do GPS. O horário mostrado está corrigido.',
    jump: 'A última posição está longe demais para ser plausível. Mostrando a anterior até que outras a confirmem.',
    frozen:
      'O rastreador continua enviando exatamente a mesma posição. O dispositivo pode ter se movido desde então.',
  },
}
