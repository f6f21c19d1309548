import { onBoardNames } from '../../../shared/i18n/ja/on-board-names.ts'
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
    lastDay: '過去24時間',
    range: '{{low}}～{{high}}',
    emptyAt: '{{time}}頃に{{volts}}まで低下する見込みです。',
    empty: '{{volts}}以下です。すぐに充電してください。',
    chartFailed: '過去24時間の値を読み込めませんでした',
    chartStale: '以下の24時間分は最後に読み込んだ時点のものです。',
    tanks: 'タンク',
    names: onBoardNames,
    nothing:
      'この船からはまだ船内の情報が届いていません。Signal KとVectra JSONでは自動的に送信されます。トラッカーに入力端子がある場合は、接続されているものを選んでください。',
    inputs: {
      open: '入力を設定',
      title: '入力端子に何が接続されていますか？',
      about:
        'Teltonika（Traccarやflespi経由を含む）とDigital Matterのトラッカーが対象です。トラッカー側の設定でも入力を有効にしないと送信されません。変更は次の送信から適用されます。',
      digital: '入力{{number}}',
      analog: 'アナログ入力{{number}}',
      nothing: 'なし',
      bilgePump: { on: 'ビルジポンプ作動中（入力オン）', off: 'ビルジポンプ作動中（入力オフ）' },
      bilgeHigh: { on: 'ビルジ水位が高い（入力オン）', off: 'ビルジ水位が高い（入力オフ）' },
      shorePower: { on: '陸電接続中（入力オン）', off: '陸電接続中（入力オフ）' },
      sameBattery: 'このバッテリーはアナログ入力1で測定しています。別のものを選んでください。',
    },
  },
  events: { notSent: { 'plan-changed': '先に航行計画が終了または変更されました。' } },
  alerts: {
    types: {
      bilgePump: 'ビルジポンプ',
      bilgeHigh: 'ビルジの高水位',
      shorePower: '陸電の喪失',
      batteryEmptyWithin: 'バッテリー切れの予測',
      depth: '水深',
    },
    does: {
      bilgePump: '1時間に{{value}}回を超えるビルジポンプの作動',
      bilgeHigh: 'ビルジの高水位',
      shorePower: '{{value}}の陸電喪失',
      batteryEmptyWithin: '{{value}}以内のバッテリー切れ予測',
      depth: {
        above: '{{value}}を超える水深',
        below: '{{value}}未満の水深',
        equals: 'ちょうど{{value}}の水深',
        notEquals: '{{value}}以外の水深',
        between: '{{value}}〜{{valueTo}}の水深',
      },
    },
    seen: {
      bilge: { on: '高い', off: '正常' },
      names: {
        bilgePump: '1時間のビルジポンプ作動回数',
        bilgeHigh: 'ビルジ水位',
        shorePower: '陸電なし',
        batteryEmptyWithin: 'バッテリー切れまで',
        depth: '水深',
        returnDue: '帰港予定（行き先）：',
        overdue: '帰港遅れ（行き先）：',
        returned: '帰港先：',
        planEnded: '計画を終了した人：',
        planExtended: '新しい帰港予定：',
        boatRemoved: '船の一覧から削除',
      },
    },
    examples: {
      names: {
        bilgePump: 'ビルジポンプの頻繁な作動',
        bilgeHigh: 'ビルジの浸水',
        shorePower: '陸電の喪失',
      },
    },
    wrong: { wholeNumber: '整数を入力してください。' },
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
