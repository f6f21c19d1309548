import type { commonReportTexts as en } from '../../en/reports/common.ts'
import type { Translated } from '../../translated.ts'

export const commonReportTexts: Translated<typeof en, 'ja'> = {
  devices_other: 'デバイス{{count}}台',
  duration: { hours: '{{hours}}時間', minutes: '{{minutes}}分', hoursMinutes: '{{hours}}時間{{minutes}}分' },
  minuteUnit: '分',
  shortDay: '{{day}}日({{weekday}})',
  period: '{{from}}〜{{to}}',
  total: '合計',
  countOf: '{{count}}/{{total}}',
  withoutContact: '通信なし{{duration}}',
  mayBeTooLow: 'ほかの数値は実際より小さい可能性があります',
  /** Instead of the places of a private trip. */
  private: '私用',
  summary: '概要',
  noDevices: 'このレポートにデバイスはありません。',
  noPositions: 'この期間に位置情報はありません。',
  notMoved: 'この期間に移動したデバイスはありません。',
  columns: {
    device: 'デバイス',
    plate: 'ナンバー',
    date: '日付',
    distance: '距離',
    driving: '走行',
    idle: 'アイドリング',
    stopped: '停止',
    trips: 'トリップ',
    stops: '停止回数',
    maxSpeed: '最高速度',
    averageSpeed: '平均速度',
    events: 'イベント',
    withoutContact: '通信なし',
    devicesUsed: '使用デバイス',
    daysUsed: '使用日数',
    firstMoved: '最初の移動',
    lastMoved: '最後の移動',
    start: '開始',
    end: '終了',
    duration: '時間',
    from: '出発地',
    to: '到着地',
    time: '時刻',
    event: 'イベント',
    purpose: '目的',
    note: 'メモ',
  },
  charts: {
    distanceByDay: '日別の距離',
    distanceByDevice: 'デバイス別の距離',
    farthest: '距離の長い上位{{count}}台の距離',
  },
  events: {
    entry: '{{geofence}}に進入',
    exit: '{{geofence}}から退出',
    dwell: '{{geofence}}に滞在',
  },
  completeness: {
    noPositions: '{{device}}は、この期間に位置情報を送信していません。',
    noPositionsOf_other: '{{count}}台のデバイスは、この期間に位置情報を送信していません。',
    withoutContact:
      '{{device}}は{{duration}}にわたり通信がなかったため、数値が実際より小さい可能性があります。',
    withoutContactOf_other:
      '{{count}}台のデバイスは合計{{duration}}にわたり通信がなかったため、数値が実際より小さい可能性があります。',
    added: '{{device}}は{{date}} {{time}}に追加されました。数値はその時点からのものです。',
    addedOf_other:
      '{{count}}台のデバイスは、この期間が始まってから追加されました。数値はその時点からのものです。',
    notOver: 'この期間はまだ終わっていません。数値には{{time}}までの位置情報が含まれています。',
  },
  definitions: {
    distance: '距離は、記録されたルートの長さです。停止中の受信機の測位のずれは加算されません。',
    driving:
      '走行は、各トリップの開始から終了までの時間です。停止とは{{duration}}以上とどまることで、それより短く止まった時間はトリップに含まれます。',
    idle: 'アイドリングは、エンジンがオンのまま停止している時間です。トラッカーがイグニッションの状態を送信する場合にのみわかります。',
    withoutContact:
      '「通信なし」は、電源や電波がないなどの理由で、トラッカーが位置情報を送信しなかったことを表します。その間のデバイスの動きは不明です。',
    days: '1日は、タイムゾーン{{zone}}の午前0時から翌日の午前0時までです。午前0時をまたぐトリップは、それぞれの日に分けて集計され、開始した日に表示されます。',
    times: '時刻は、タイムゾーン{{zone}}によるものです。',
    clocksForward: '{{date}}は時計が進められたため、1日の長さは{{duration}}でした。',
    clocksBack: '{{date}}は時計が戻されたため、1日の長さは{{duration}}でした。',
    average: '平均速度は、移動していた時間の平均です。',
  },
}
