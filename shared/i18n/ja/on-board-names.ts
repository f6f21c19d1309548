import type { onBoardNames as en } from '../en/on-board-names.ts'
import type { Translated } from '../translated.ts'

export const onBoardNames: Translated<typeof en, 'ja'> = {
  house: 'サービス用',
  starter: '始動用',
  engine: 'エンジン',
  bow: '船首',
  fuel: '燃料',
  water: '水',
  freshwater: '清水',
  wastewater: '雑排水',
  blackwater: '汚水',
}
