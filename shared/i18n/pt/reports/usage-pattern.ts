import type { usagePatternTexts as en } from '../../en/reports/usage-pattern.ts'
import type { Translated } from '../../translated.ts'

export const usagePatternTexts: Translated<typeof en, 'pt'> = {
  heat: 'Tempo em viagem por dia da semana e hora',
  heatOf: '{{device}}: tempo em viagem por dia da semana e hora',
  busiestHour: 'Hora de maior uso',
  busiestHourAt: '{{day}}, {{from}} – {{to}}',
  atNight: 'À noite',
  onWeekends: 'Nos fins de semana',
  shareOfDriving: '{{share}} do tempo em viagem',
  daysNotUsed: 'Dias sem uso',
  daysUnknown: 'Dias sem contato',
  devices: 'Por dispositivo',
  notUsedOn: 'Dias em que {{device}} não foi usado',
  everyDayUsed: 'Usado todos os dias.',
  definitions: {
    night: 'A noite vai de {{from}} a {{to}}.',
    weekend: 'Fins de semana são sábados e domingos.',
    notUsed:
      'Um dia conta como sem uso se o dispositivo não fez nenhuma viagem. Dias dos quais nada se sabe aparecem como sem contato.',
  },
}
