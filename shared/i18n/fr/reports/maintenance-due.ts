import type { maintenanceDueTexts as en } from '../../en/reports/maintenance-due.ts'
import type { Translated } from '../../translated.ts'

export const maintenanceDueTexts: Translated<typeof en, 'fr'> = {
  due: 'Ce qui est à faire',
  done: 'Fait sur cette période',
  nothing: 'Aucun de ces appareils n’a d’échéance d’entretien.',
  nothingDone: 'Rien n’a été marqué comme fait sur cette période.',
  without_one: '{{count}} de ces appareils n’a pas d’échéance d’entretien.',
  without_many: '{{count}} de ces appareils n’ont pas d’échéance d’entretien.',
  without_other: '{{count}} de ces appareils n’ont pas d’échéance d’entretien.',
  states: {
    overdue: 'À faire',
    dueSoon: 'Bientôt à faire',
    ok: 'À jour',
    unknown: 'Inconnu',
  },
  columns: {
    what: 'Entretien',
    state: 'État',
    every: 'Intervalle',
    leftDistance: 'Distance restante',
    leftHours: 'Heures moteur restantes',
    dueOn: 'À faire le',
    lastDone: 'Dernière fois',
    odometer: 'Odomètre',
    engineHours: 'Heures moteur',
    doneOn: 'Fait le',
  },
  every: {
    engineHours: '{{hours}} h',
    months_one: '{{count}} mois',
    months_many: '{{count}} de mois',
    months_other: '{{count}} mois',
    or: ' ou ',
  },
  definitions: {
    now: 'Ce qui est à faire l’est au moment de ce rapport, quelle que soit sa période.',
    due: 'Un entretien est à faire selon la distance, les heures moteur ou la date, au premier terme échu. Un chiffre négatif indique le retard.',
    dueSoon:
      'Bientôt à faire signifie qu’il reste un dixième de l’intervalle, et au plus {{distance}}, {{hours}} heures moteur ou {{days}} jours.',
    readings:
      'Les odomètres et les heures moteur sont ceux que transmettent les traceurs. Quand un traceur n’en transmet pas, cette partie est inconnue.',
  },
}
