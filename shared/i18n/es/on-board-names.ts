import type { onBoardNames as en } from '../en/on-board-names.ts'
import type { Translated } from '../translated.ts'

export const onBoardNames: Translated<typeof en, 'es'> = {
  house: 'Servicio',
  starter: 'Arranque',
  engine: 'Motor',
  bow: 'Proa',
  fuel: 'Combustible',
  water: 'Agua',
  freshwater: 'Agua dulce',
  wastewater: 'Aguas grises',
  blackwater: 'Aguas negras',
}
