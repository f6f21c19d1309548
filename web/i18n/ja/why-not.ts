import type { Translated } from '../../../shared/i18n/translated.ts'
import type { whyNotTexts as en } from '../en/why-not.ts'

export const whyNotTexts: Translated<typeof en, 'ja'> = {
  whyNot: {
    title: 'アラートが届かない理由',
    about: 'アラートが届くはずだった時刻を選んでください。その前後{{minutes}}分間の位置情報を調べます。',
    time: '時刻',
    ask: '調べる',
    failed: '理由を調べられませんでした。',
    map: 'この時刻前後の位置情報',
    hollow: '白抜きの点は、判定に使われませんでした。',
    history: 'ルートに表示',
    minutesSeconds: '{{minutes}}分{{seconds}}秒',
    fired: 'アラートは発生していました：{{event}}（{{at}}）。',
    late: '位置情報が{{saw}}遅れて届いたため、アラートはありませんでした：{{event}}（{{at}}）。{{limit}}を超えて遅れた場合、送信されるのは緊急アラートだけです。',
    lateUnknown:
      '位置情報の到着が遅すぎたため、アラートはありませんでした：{{event}}（{{at}}）。{{limit}}を超えて遅れた場合、送信されるのは緊急アラートだけです。',
    noSubscription:
      '{{device}}には有効なサブスクリプションがないため、どのジオフェンスの監視対象にもなっていません。',
    inactive: '{{geofence}}はオフになっています。最後に変更されたのは{{at}}です。',
    notCovered: '{{geofence}}は{{device}}に適用されません。最後に変更されたのは{{at}}です。',
    changedSince:
      '{{geofence}}は、これらの位置情報が届いた後、{{at}}に作成または変更されました。それ以前の内容は保存されていません。',
    noPositions:
      '{{device}}は、この時刻の前後{{limit}}以内に位置情報を送信していません。その前に最後に送信したのは{{at}}（{{saw}}前）です。',
    noPositionsBefore:
      '{{device}}は、この時刻の前後{{minutes}}分以内に位置情報を送信しておらず、それ以前の1年間にも送信していません。',
    alertOff: {
      entry: '{{device}}は{{at}}に{{geofence}}に進入しましたが、進入のアラートはオフです。',
      exit: '{{device}}は{{at}}に{{geofence}}から退出しましたが、退出のアラートはオフです。',
      dwell: '{{device}}は{{at}}まで{{geofence}}に滞在しましたが、滞在のアラートはオフです。',
    },
    notStored:
      '位置情報からは「{{event}}」（{{at}}）が確認できますが、イベントは保存されていません。当時、{{device}}にサブスクリプションがなかった可能性があります。',
    inaccurate:
      '{{at}}の位置情報は判定に使われませんでした。精度は{{saw}}で、判定に使えるのは{{limit}}までです。',
    held: {
      noFix: 'この時刻前後の位置情報はGPS測位がなかったため、判定に使われませんでした。',
      jump: '{{at}}の位置は{{side}}でしたが、1つ前の位置から離れすぎていて不自然なため、判定に使われませんでした。',
      frozen:
        '{{at}}の位置は{{side}}でしたが、移動中にトラッカーが同じ位置を繰り返し送信していたため、判定に使われませんでした。',
    },
    side: { insideBy: '{{geofence}}の{{saw}}内側', outsideBy: '{{geofence}}の{{saw}}外側' },
    notAcross: {
      insideBy:
        '{{at}}に{{device}}は{{geofence}}の{{saw}}内側にあり、そのままとどまりました。退出と判定されるには、{{limit}}を超えて外側にある位置情報が2つ必要です。',
      outsideBy:
        '{{at}}に{{device}}は{{geofence}}の{{saw}}外側にあり、進入しませんでした。進入と判定されるには、{{limit}}を超えて内側にある位置情報が1つ、または内側の位置情報が2つ続く必要があります。',
    },
    notConfirmed: {
      entry:
        '{{geofence}}の内側にあった位置情報は{{at}}の1つだけで、{{saw}}内側でした。1つだけで判定されるのは、{{limit}}を超えて内側にある場合です。',
      exit: '{{geofence}}の外側にあった位置情報は{{at}}の1つだけで、{{saw}}外側でした。退出と判定されるには、{{limit}}を超えて外側にある位置情報が2つ続く必要があります。',
    },
    standing: {
      entry:
        '{{device}}は静止していましたが、{{at}}に測位のずれで{{geofence}}の{{saw}}内側に入りました。静止しているデバイスは、境界を越えたと判定されません。',
      exit: '{{device}}は静止していましたが、{{at}}に測位のずれで{{geofence}}の{{saw}}外側に出ました。静止しているデバイスは、境界を越えたと判定されません。',
    },
    baseline:
      '{{at}}に{{device}}は{{side}}にありました。これは、{{changedAt}}にジオフェンスが作成または変更されてから最初の位置情報のため、アラートの対象になりません。',
    passedTooShort:
      '{{device}}は、2つの位置情報の間に{{geofence}}を約{{saw}}で通過しました。確実と判定されるのは{{limit}}以上の場合です。',
    gapTooLong:
      '{{device}}は、2つの位置情報の間に{{geofence}}を通過した可能性がありますが、その間隔は{{saw}}でした。確実と判定されるのは{{limit}}以内の場合です。',
    dwellTooShort:
      '{{at}}の時点で、{{device}}が{{geofence}}に滞在していたのは{{saw}}でした。滞在のアラートは{{limit}}後に発生します。',
  },
}
