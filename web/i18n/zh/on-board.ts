import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'zh'> = {
  onBoard: {
    title: '船上',
    alarm: '舱底水位过高，请立即查看船只。',
    bilgeHigh: { name: '舱底水位', yes: '过高', no: '正常' },
    bilgePump: { name: '舱底泵', yes: '运行中', no: '未运行' },
    shorePower: { name: '岸电', yes: '已接通', no: '未接通' },
    depth: '水深',
    batteries: '电池',
    tanks: '液舱',
    names: {
      house: '生活用',
      starter: '启动用',
      engine: '引擎',
      bow: '船首',
      fuel: '燃油',
      water: '水',
      freshwater: '淡水',
      wastewater: '灰水',
      blackwater: '黑水',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: '舱底泵是否在运行',
        bilgeHigh: '舱底水位是否过高',
        shorePower: '岸电是否接通',
        depthM: '水深（米）',
        batteries: '船上各电池（按名称）的电压（伏）和电量（%）',
        tanks: '各液舱的液位，0 到 1',
      },
    },
  },
}
