import type { usagePatternTexts as en } from '../../en/reports/usage-pattern.ts'
import type { Translated } from '../../translated.ts'

export const usagePatternTexts: Translated<typeof en, 'es'> = {
  heat: 'Tiempo en marcha por día de la semana y hora',
  heatOf: '{{device}}: tiempo en marcha por día de la semana y hora',
  busiestHour: 'Hora con más uso',
  busiestHourAt: '{{day}}, {{from}} – {{to}}',
  atNight: 'De noche',
  onWeekends: 'En fin de semana',
  shareOfDriving: '{{share}} del tiempo en marcha',
  daysNotUsed: 'Días sin uso',
  daysUnknown: 'Días sin contacto',
  devices: 'Por dispositivo',
  notUsedOn: 'Días en que no se usó {{device}}',
  everyDayUsed: 'Se usó todos los días.',
  definitions: {
    night: 'La noche va de {{from}} a {{to}}.',
    weekend: 'El fin de semana es sábado y domingo.',
    notUsed:
      'Un día cuenta como sin uso si el dispositivo no estuvo en marcha. Los días de los que no se sabe nada aparecen como sin contacto.',
  },
}
