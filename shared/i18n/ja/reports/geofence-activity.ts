import type { geofenceActivityTexts as en } from '../../en/reports/geofence-activity.ts'
import type { Translated } from '../../translated.ts'

export const geofenceActivityTexts: Translated<typeof en, 'ja'> = {
  geofence: 'ジオフェンス',
  geofences: 'ジオフェンス',
  devices: 'デバイス',
  visits: '訪問',
  timeInside: '滞在時間',
  averageVisit: '平均滞在時間',
  longestVisit: '最長滞在時間',
  geofencesVisited: '訪問したジオフェンス',
  devicesInside: '訪問のあったデバイス',
  entered: '進入',
  left: '退出',
  firstEntry: '最初の進入',
  lastExit: '最後の退出',
  chart: 'ジオフェンス別の滞在時間',
  byGeofence: 'ジオフェンス別',
  byDevice: 'デバイス別',
  byDay: '日ごとの最初と最後',
  noVisits: 'ジオフェンスに入ったデバイスはありません。',
  definitions: {
    visit:
      '訪問は、進入から退出までの時間です。2つ目の位置情報で内側にいることが確認された時点で始まるため、通り過ぎただけの場合は訪問になりません。',
    open: '進入のない訪問は、この期間より前に始まっています。退出のない訪問は、期間の終わりにまだ続いています。',
    time: '滞在時間には、この期間内の時間だけが含まれます。複数のデバイスが同時に内側にいる場合は、それぞれの時間を加算します。',
    days: '1日は、タイムゾーン{{zone}}の午前0時から翌日の午前0時までです。',
  },
}
