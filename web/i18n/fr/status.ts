import { deviceStatusTexts } from '../../../shared/i18n/fr/device-status.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { statusTexts as en } from '../en/status.ts'

export const statusTexts: Translated<typeof en, 'fr'> = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: 'En veille, réveil : {{time}}',
    silentFor: 'Muet, dernier contact {{age}}',
  },
  age: {
    now: 'à l’instant',
    seconds: 'il y a {{count}} s',
    minutes_one: 'il y a {{count}} minute',
    minutes_many: 'il y a {{count}} de minutes',
    minutes_other: 'il y a {{count}} minutes',
    hours_one: 'il y a {{count}} heure',
    hours_many: 'il y a {{count}} d’heures',
    hours_other: 'il y a {{count}} heures',
    days_one: 'il y a {{count}} jour',
    days_many: 'il y a {{count}} de jours',
    days_other: 'il y a {{count}} jours',
    invalid: 'Heure non valide',
  },
  times: {
    zone: 'Fuseau horaire : {{zone}}',
    zonesHere: 'Cet appareil',
    zonesElsewhere: 'Autres fuseaux horaires',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: 'Au ralenti – moteur EN MARCHE',
    // A date may follow, which « depuis » alone would not fit.
    since: 'depuis {{time}}',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: 'Excellente', good: 'Bonne', fair: 'Moyenne', low: 'FAIBLE', critical: 'CRITIQUE' },
  cellular: { excellent: 'Excellent', good: 'Bon', fair: 'Moyen', weak: 'Faible' },
  satellites: { good: 'Bon', fair: 'Moyen', poor: 'Mauvais' },
  flags: {
    noFix: 'Le dernier message ne contient pas de point GPS. La position affichée est la précédente.',
    inaccurate: 'Le dernier point GPS est trop imprécis. La position affichée est la précédente.',
    clock: 'L’horloge du traceur est fausse. L’heure affichée est celle de la réception.',
    weekRepaired:
      'L’horloge du traceur est décalée de plusieurs semaines, un défaut connu du GPS. L’heure affichée est corrigée.',
    jump: 'Le dernier point GPS est trop éloigné pour être plausible. La position affichée est la précédente, jusqu’à ce que d’autres points concordent.',
    frozen: 'Le traceur renvoie toujours exactement la même position. Il s’est peut-être déplacé depuis.',
  },
}
