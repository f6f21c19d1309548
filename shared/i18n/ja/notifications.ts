import type { notificationTexts as en } from '../en/notifications.ts'
import type { Translated } from '../translated.ts'
import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

export const notificationTexts: Translated<typeof en, 'ja'> = {
  subject: {
    entry: '{{device}}が{{geofence}}に進入しました（{{time}}）',
    exit: '{{device}}が{{geofence}}から退出しました（{{time}}）',
    dwell: '{{device}}が{{geofence}}に滞在しています（{{time}}から）',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: 'テスト：{{subject}}',
  testDevice: 'テスト用デバイス',
  testGeofence: 'テスト用ジオフェンス',
  when: '日時',
  where: '場所',
  device: 'デバイス',
  geofence: 'ジオフェンス',
  ruleName: 'ルール',
  openMap: 'ライブマップを開く',
  openEvent: '詳細を見る',
  openSettings: '設定を開く',
  openEvents: 'すべてのイベントを見る',
  interpolated: '2つの位置情報の間に通過したため、時刻と場所は推定です。',
  stop: 'このメールの配信を停止',
  whyYou: 'このメールは、Vectraのジオフェンスとアラートルールの設定に基づいてお送りしています。',
  whyYouAsked: 'このメールは、{{owner}}がVectraにこのアドレスを登録したため、お送りしています。',
  digest: {
    email: {
      subject: '直近1時間のその他のイベント：{{count}}件',
      intro: 'イベントが多かったため、個別に送らなかったものをまとめました。',
    },
    quiet: {
      subject: 'サイレント時間中のアラート：{{count}}件',
      intro: 'サイレント時間中に発生したものです。',
      title: 'サイレント時間が終わりました',
    },
    late: {
      subject: '遅れて検出されたイベント：{{count}}件',
      intro: '発生から15分を超えて検出されたイベントです。',
      title: '遅れて検出されました',
    },
    more: 'ほか{{count}}件。',
    sms: 'Vectra：{{subject}} {{url}}',
  },
  late: {
    today: '{{time}}',
    otherDay: '{{date}} {{time}}',
    subject: '遅れて届いたアラート：{{subject}}',
    one: {
      tracker: '発生：{{first}}、報告：{{known}}（トラッカーの通信が回復したとき）。',
      order: '発生：{{first}}、報告：{{known}}。',
      us: '発生：{{first}}。Vectra側の遅れにより、検出は{{known}}になりました。',
      delivery: '発生：{{first}}。このアラートをこれまでお届けできませんでした。',
    },
    several: {
      subject: '{{device}}の遅れて届いたアラート：{{count}}件',
      tracker:
        '最初の発生：{{first}}、最後の発生：{{last}}、報告：{{known}}（トラッカーの通信が回復したとき）。',
      order: '最初の発生：{{first}}、最後の発生：{{last}}、報告：{{known}}。',
      us: '最初の発生：{{first}}、最後の発生：{{last}}。Vectra側の遅れにより、検出は{{known}}になりました。',
    },
    sms: 'Vectra：{{subject}} {{late}} {{url}}',
  },
  snooze: 'このアラートをミュート',
  webhookPaused: {
    subject: 'Webhookを一時停止しました',
    text: '{{host}}のWebhookが{{count}}回続けて失敗しました。今後は1時間に1回試行し、応答があり次第再開します。',
  },
  ask: {
    alerts: {
      subject: '{{owner}}からアラート受信のお願い',
      text: '{{owner}}から、デバイスのアラートをメールで送りたいという依頼が届いています。同意するまで何も送信されません。',
      sms: 'Vectra：{{owner}}から、デバイスのアラートをSMSで送りたいという依頼が届いています。同意する場合：{{url}}',
    },
    reports: {
      subject: '{{owner}}からレポート受信のお願い',
      text: '{{owner}}から、デバイスのレポートをメールで送りたいという依頼が届いています。同意するまで何も送信されません。',
      sms: 'Vectra：{{owner}}から、デバイスのレポートをSMSで送りたいという依頼が届いています。同意する場合：{{url}}',
    },
    floatPlan: {
      subject: '{{owner}}から航行時の連絡先になってほしいという依頼',
      text: '{{owner}}から、船が時間までに戻らない場合にメッセージを受け取ってほしいという依頼が届いています。同意するまで何も送信されません。',
      sms: 'Vectra：{{owner}}から、船が時間までに戻らない場合にSMSを受け取ってほしいという依頼が届いています。同意する場合：{{url}}',
    },
  },
  floatPlan: {
    to: '行き先',
    people: '乗船人数',
    returnBy: '帰港予定',
    lastPosition: '最後の位置',
    noPosition: '不明',
    overdue: '乗船者に連絡を取ってみてください。連絡が取れない場合は海上保安機関に通報してください。',
    reminder: 'まだ時間が必要な場合は計画を延長し、戻っている場合は終了してください。',
    reminderContacts:
      'まだ時間が必要な場合は計画を延長し、戻っている場合は終了してください。{{time}}に連絡先へメッセージが送信されます。',
    follow: '{{device}}を地図で追跡',
    open: '航行計画を開く',
    sms: 'Vectra：{{subject}}。乗船人数：{{people}}。帰港予定：{{returnBy}}。最後の位置：{{position}}。{{url}}',
    allClear: '海上保安機関に通報した場合は、無事であることを伝えてください。',
    removed:
      '船が戻ったという意味ではありません。戻ったかどうか分からない場合は、乗船者に連絡を取ってみてください。',
    allClearSms: 'Vectra：{{subject}}。{{sentence}}',
  },
  agree: '同意または拒否する',
  report: {
    subject: '{{schedule}}：{{period}}',
    attached: 'レポートを添付しました。',
    tooLarge: 'レポートが大きすぎるため、メールに添付できませんでした。',
    until: '{{date}}までダウンロードできます。',
    report: 'レポート',
    about: '対象',
    period: '期間',
    open: 'レポートをダウンロード',
    openAll: 'すべてのレポートを見る',
    whyYou: 'このメールは、Vectraのレポートのスケジュール「{{schedule}}」に基づいてお送りしています。',
    sms: 'Vectra：{{schedule}}、{{period}} {{url}}',
    failed: {
      subject: '{{schedule}}：今回はレポートを作成できませんでした',
      text: 'レポートを作成できませんでした。{{error}}',
      next: 'スケジュールは有効のままです。次回のレポートは{{date}}の予定です。',
      open: 'レポートを開く',
    },
  },
  sms: 'Vectra：{{subject}} {{url}}',
  settingsTest: {
    subject: 'Vectraのアラートはこのアドレスに届きます',
    text: 'これは、設定から送信されたテストメッセージです。',
    sms: 'Vectra：アラートはこの電話番号に届きます。{{url}}',
  },
  phoneCode: 'Vectra：コードは{{code}}です。{{minutes}}分間有効です。',
}
