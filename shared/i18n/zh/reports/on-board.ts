import type { onBoardReportTexts as en } from '../../en/reports/on-board.ts'
import type { Translated } from '../../translated.ts'
import { onBoardNames } from '../on-board-names.ts'

export const onBoardReportTexts: Translated<typeof en, 'zh'> = {
  byDay: '按日',
  episodes: '舱底高水位与岸电',
  noEpisodes: '没有舱底水位过高或失去岸电的报告。',
  nothing: '这些设备均未发送船上读数。',
  without_other: '{{count}} 台设备未发送船上读数。',
  batteries: '电池',
  tanks: '液舱',
  times_other: '{{count}} 次',
  longest: '最长：{{duration}}',
  most: '最多：{{count}} 次（{{day}}）',
  columns: {
    highWater: '舱底水位过高',
    pumpStarts: '舱底泵启动次数',
    shorePower: '接通岸电',
    share: '岸电时间占比',
    withoutShorePower: '无岸电',
    shallowest: '最浅水深',
    battery: '电池',
    tank: '液舱',
    lowestVoltage: '最低电压',
    lowestOn: '最低日期',
    highestVoltage: '最高电压',
    level: '液位',
    reportedOn: '报告日期',
  },
  definitions: {
    unknown: '“–”表示船只未报告，因此未知。仅部分已知的日期只计已知部分。',
    pump: '若某次报告显示舱底泵运行，而上一次报告显示未运行，则计为一次启动。两次报告之间的运行无法得知。',
    state:
      '高水位、舱底泵和岸电保持所报告的状态，直到有报告改变为止。超过 {{duration}} 没有报告时，在下一次报告之前均为未知。',
    share: '岸电时间占比以岸电状态已知的时间为准。',
    levels: '电压和水深为当日报告的数值。液舱的液位为当日最后一次报告的数值。',
    days: '每日以此时区的午夜为界：{{zone}}。跨越午夜的情况按各部分计入两日，只列出一次。',
  },
  names: onBoardNames,
}
