import type { onBoardNames as en } from '../en/on-board-names.ts'
import type { Translated } from '../translated.ts'

export const onBoardNames: Translated<typeof en, 'zh'> = {
  house: '生活用',
  starter: '启动用',
  engine: '引擎',
  bow: '船首',
  fuel: '燃油',
  water: '水',
  freshwater: '淡水',
  wastewater: '灰水',
  blackwater: '黑水',
}
