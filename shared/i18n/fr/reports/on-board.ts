import type { onBoardReportTexts as en } from '../../en/reports/on-board.ts'
import type { Translated } from '../../translated.ts'
import { onBoardNames } from '../on-board-names.ts'

export const onBoardReportTexts: Translated<typeof en, 'fr'> = {
  byDay: 'Par jour',
  episodes: 'Eau dans la cale et alimentation de quai',
  noEpisodes:
    'Aucun niveau d’eau élevé dans la cale ni aucune absence d’alimentation de quai n’a été signalé.',
  nothing: 'Aucun de ces appareils n’a envoyé de mesures de bord.',
  without_one: '{{count}} des appareils n’envoie pas de mesures de bord.',
  without_many: '{{count}} des appareils n’envoient pas de mesures de bord.',
  without_other: '{{count}} des appareils n’envoient pas de mesures de bord.',
  batteries: 'Batteries',
  tanks: 'Réservoirs',
  times_one: '{{count}} fois',
  times_many: '{{count}} de fois',
  times_other: '{{count}} fois',
  longest: 'La plus longue : {{duration}}',
  most: 'Maximum : {{count}} ({{day}})',
  columns: {
    highWater: 'Eau haute dans la cale',
    pumpStarts: 'Démarrages de la pompe de cale',
    shorePower: 'Sur alimentation de quai',
    share: 'Part sur alimentation de quai',
    withoutShorePower: 'Sans alimentation de quai',
    shallowest: 'Profondeur minimale',
    battery: 'Batterie',
    tank: 'Réservoir',
    lowestVoltage: 'Tension minimale',
    lowestOn: 'Minimum le',
    highestVoltage: 'Tension maximale',
    level: 'Niveau',
    reportedOn: 'Signalé le',
  },
  definitions: {
    unknown:
      'Un tiret signifie que le bateau n’a rien transmis et que la valeur est inconnue. Si un jour n’est connu qu’en partie, cette partie compte.',
    pump: 'La pompe de cale a démarré quand un message la dit en marche alors que le précédent la disait à l’arrêt. Un fonctionnement entre deux messages ne se voit pas.',
    state:
      'L’eau dans la cale, la pompe et l’alimentation de quai restent telles que transmises jusqu’au message qui les change. Après plus de {{duration}} sans message, elles sont inconnues jusqu’au suivant.',
    share: 'La part sur alimentation de quai porte sur le temps où elle est connue.',
    levels:
      'Les tensions et les profondeurs sont celles transmises le jour même. Le niveau d’un réservoir est le dernier du jour.',
    days: 'Les jours vont de minuit à minuit dans ce fuseau horaire : {{zone}}. Ce qui dure au-delà de minuit compte pour chaque jour selon sa part et n’est listé qu’une fois.',
  },
  names: onBoardNames,
}
