import type { onBoardNames as en } from '../en/on-board-names.ts'
import type { Translated } from '../translated.ts'

export const onBoardNames: Translated<typeof en, 'fr'> = {
  house: 'Servitude',
  starter: 'Démarrage',
  engine: 'Moteur',
  bow: 'Proue',
  fuel: 'Carburant',
  water: 'Eau',
  freshwater: 'Eau douce',
  wastewater: 'Eaux grises',
  blackwater: 'Eaux noires',
}
