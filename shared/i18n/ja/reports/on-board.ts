import type { onBoardReportTexts as en } from '../../en/reports/on-board.ts'
import type { Translated } from '../../translated.ts'
import { onBoardNames } from '../on-board-names.ts'

export const onBoardReportTexts: Translated<typeof en, 'ja'> = {
  byDay: '日別',
  episodes: 'ビルジの高水位と陸電',
  noEpisodes: 'ビルジの高水位も陸電のない時間も報告されていません。',
  nothing: '船内の測定値を送信した端末はありません。',
  without_other: '{{count}}台の端末は船内の測定値を送信していません。',
  batteries: 'バッテリー',
  tanks: 'タンク',
  times_other: '{{count}}回',
  longest: '最長：{{duration}}',
  most: '最多：{{count}}回（{{day}}）',
  columns: {
    highWater: 'ビルジの高水位',
    pumpStarts: 'ビルジポンプの作動回数',
    shorePower: '陸電あり',
    share: '陸電の割合',
    withoutShorePower: '陸電なし',
    shallowest: '最小水深',
    battery: 'バッテリー',
    tank: 'タンク',
    lowestVoltage: '最低電圧',
    lowestOn: '最低の日',
    highestVoltage: '最高電圧',
    level: '残量',
    reportedOn: '報告日',
  },
  definitions: {
    unknown:
      '「–」は、船からの報告がなく不明であることを示します。一部しか分からない日は、分かる部分だけを数えます。',
    pump: 'ビルジポンプは、停止中という報告の次に作動中という報告があったときに1回と数えます。報告と報告の間だけの作動は分かりません。',
    state:
      '高水位、ポンプ、陸電は、次に変わったと報告されるまで同じとみなします。報告が{{duration}}を超えて途絶えると、次の報告まで不明です。',
    share: '陸電の割合は、陸電の有無が分かる時間に対するものです。',
    levels: '電圧と水深はその日に報告された値です。タンクの残量はその日の最後の値です。',
    days: '1日は次のタイムゾーンの午前0時から翌日の午前0時までです：{{zone}}。午前0時をまたぐものは両日に分けて数え、一覧には1回だけ載せます。',
  },
  names: onBoardNames,
}
