import type { maintenanceDueTexts as en } from '../../en/reports/maintenance-due.ts'
import type { Translated } from '../../translated.ts'

export const maintenanceDueTexts: Translated<typeof en, 'ja'> = {
  due: '次のメンテナンス',
  done: 'この期間の実施',
  nothing: 'メンテナンス間隔が設定されたデバイスはありません。',
  nothingDone: 'この期間に完了したものはありません。',
  without_other: '{{count}}台のデバイスにはメンテナンス間隔がありません。',
  states: {
    overdue: '要実施',
    dueSoon: 'まもなく',
    ok: '期限内',
    unknown: '不明',
  },
  columns: {
    what: 'メンテナンス',
    state: '状態',
    every: '間隔',
    leftDistance: '残りの距離',
    leftHours: '残りのエンジン稼働時間',
    dueOn: '期日',
    lastDone: '前回の実施',
    odometer: 'オドメーター',
    engineHours: 'エンジン稼働時間',
    doneOn: '実施日',
  },
  every: {
    engineHours: '{{hours}}時間',
    months_other: '{{count}}か月',
    /** Whatever comes first. */
    or: 'または',
  },
  definitions: {
    now: '次のメンテナンスは、レポートの期間にかかわらず、このレポートの作成時点のものです。',
    due: 'メンテナンスの時期は、距離、エンジン稼働時間、日付のうち、いずれか早いもので決まります。負の数値は、その分だけ超過していることを表します。',
    dueSoon:
      '「まもなく」は、残りが間隔の10分の1以下で、かつ{{distance}}、エンジン稼働時間{{hours}}時間、または{{days}}日以内であることを表します。',
    readings:
      'オドメーターとエンジン稼働時間は、トラッカーから届いた値です。トラッカーから届かない項目は不明になります。',
  },
}
