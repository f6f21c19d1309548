import type { Translated } from '../../../shared/i18n/translated.ts'
import type { onBoardTexts as en } from '../en/on-board.ts'

export const onBoardTexts: Translated<typeof en, 'ja'> = {
  onBoard: {
    title: '船内',
    alarm: 'ビルジの水位が高くなっています。すぐに船を確認してください。',
    bilgeHigh: { name: 'ビルジ水位', yes: '高い', no: '正常' },
    bilgePump: { name: 'ビルジポンプ', yes: '作動中', no: '停止中' },
    shorePower: { name: '陸電', yes: '接続中', no: '未接続' },
    depth: '水深',
    batteries: 'バッテリー',
    tanks: 'タンク',
    names: {
      house: 'サービス用',
      starter: '始動用',
      engine: 'エンジン',
      bow: '船首',
      fuel: '燃料',
      water: '水',
      freshwater: '清水',
      wastewater: '雑排水',
      blackwater: '汚水',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'ビルジポンプが作動しているか',
        bilgeHigh: 'ビルジの水位が高いか',
        shorePower: '陸電に接続されているか',
        depthM: '水深（メートル）',
        batteries: '名前ごとの船内バッテリーの電圧（V）と残量（%）',
        tanks: 'タンクごとの残量（0～1）',
      },
    },
  },
}
