import type { onBoardNames as en } from '../en/on-board-names.ts'
import type { Translated } from '../translated.ts'

export const onBoardNames: Translated<typeof en, 'pt'> = {
  house: 'Serviço',
  starter: 'Partida',
  engine: 'Motor',
  bow: 'Proa',
  fuel: 'Combustível',
  water: 'Água',
  freshwater: 'Água doce',
  wastewater: 'Águas cinzas',
  blackwater: 'Águas negras',
}
