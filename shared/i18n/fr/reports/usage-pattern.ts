import type { usagePatternTexts as en } from '../../en/reports/usage-pattern.ts'
import type { Translated } from '../../translated.ts'

export const usagePatternTexts: Translated<typeof en, 'fr'> = {
  heat: 'Conduite par jour de la semaine et par heure',
  heatOf: '{{device}} : conduite par jour de la semaine et par heure',
  busiestHour: 'Heure la plus chargée',
  busiestHourAt: '{{day}}, {{from}} – {{to}}',
  atNight: 'La nuit',
  onWeekends: 'Le week-end',
  shareOfDriving: '{{share}} de la conduite',
  daysNotUsed: 'Jours sans utilisation',
  daysUnknown: 'Jours sans contact',
  devices: 'Par appareil',
  notUsedOn: 'Jours sans utilisation : {{device}}',
  everyDayUsed: 'Utilisé chaque jour.',
  definitions: {
    night: 'La nuit va de {{from}} à {{to}}.',
    weekend: 'Le week-end comprend le samedi et le dimanche.',
    notUsed:
      'Un jour compte comme sans utilisation si l’appareil n’a fait aucun trajet. Les jours dont on ne sait rien figurent comme sans contact.',
  },
}
