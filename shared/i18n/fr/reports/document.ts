import type { documentTexts as en } from '../../en/reports/document.ts'
import type { Translated } from '../../translated.ts'

export const documentTexts: Translated<typeof en, 'fr'> = {
  contents: 'Sommaire',
  page: 'Page {{page}} sur {{pages}}',
  generated: 'Généré le {{time}}',
  completeness: 'À propos de ces chiffres',
  definitions: 'Définitions',
  asTable: 'Afficher en tableau',
  noData: 'Aucune donnée',
  name: 'Nom',
  duration: 'Durée',
  states: {
    driving: 'Conduite',
    idle: 'Au ralenti',
    stopped: 'À l’arrêt',
    noContact: 'Sans contact',
  },
  marks: {
    start: 'Départ',
    end: 'Arrivée',
    stop: 'Arrêt',
  },
  mapCredit: 'Carte : Natural Earth, GeoNames',
}
