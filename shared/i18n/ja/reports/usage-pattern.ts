import type { usagePatternTexts as en } from '../../en/reports/usage-pattern.ts'
import type { Translated } from '../../translated.ts'

export const usagePatternTexts: Translated<typeof en, 'ja'> = {
  heat: '曜日と時間帯別の走行',
  heatOf: '{{device}}：曜日と時間帯別の走行',
  busiestHour: '最も多い時間帯',
  busiestHourAt: '{{day}} {{from}}〜{{to}}',
  atNight: '夜間',
  onWeekends: '週末',
  shareOfDriving: '走行の{{share}}',
  daysNotUsed: '未使用日数',
  daysUnknown: '通信なしの日数',
  devices: 'デバイス別',
  notUsedOn: '{{device}}を使用しなかった日',
  everyDayUsed: '毎日使用しました。',
  definitions: {
    night: '夜間は{{from}}から{{to}}までです。',
    weekend: '週末は土曜日と日曜日です。',
    notUsed:
      'デバイスが走行しなかった日は、未使用として数えます。状況が不明な日は「通信なし」として表示します。',
  },
}
