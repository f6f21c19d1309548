import type { geofenceActivityTexts as en } from '../../en/reports/geofence-activity.ts'
import type { Translated } from '../../translated.ts'

export const geofenceActivityTexts: Translated<typeof en, 'fr'> = {
  geofence: 'Zone',
  geofences: 'Zones',
  devices: 'Appareils',
  visits: 'Visites',
  timeInside: 'Temps dans la zone',
  averageVisit: 'Visite moyenne',
  longestVisit: 'Visite la plus longue',
  geofencesVisited: 'Zones visitées',
  devicesInside: 'Appareils avec visites',
  entered: 'Entrée',
  left: 'Sortie',
  firstEntry: 'Première entrée',
  lastExit: 'Dernière sortie',
  chart: 'Temps passé par zone',
  byGeofence: 'Par zone',
  byDevice: 'Par appareil',
  byDay: 'Première entrée et dernière sortie du jour',
  noVisits: 'Aucun appareil ne s’est trouvé dans une zone.',
  definitions: {
    visit:
      'Une visite est le temps entre l’entrée et la sortie. Elle commence quand une deuxième position confirme que l’appareil est dans la zone : un simple passage à proximité n’est pas une visite.',
    open: 'Une visite sans entrée a commencé avant cette période. Une visite sans sortie n’était pas terminée à la fin de celle-ci.',
    time: 'Le temps dans la zone ne compte que ce qui tombe dans cette période. Quand plusieurs appareils s’y trouvent en même temps, le temps de chacun compte.',
    days: 'Les jours vont de minuit à minuit dans ce fuseau horaire : {{zone}}.',
  },
}
