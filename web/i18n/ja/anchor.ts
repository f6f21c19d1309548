import type { Translated } from '../../../shared/i18n/translated.ts'
import type { anchorTexts as en } from '../en/anchor.ts'
import { floatPlanTexts } from './float-plan.ts'

export const anchorTexts: Translated<typeof en, 'ja'> = {
  anchorWatch: {
    about: '走錨したとき、位置情報が途絶えたとき、バッテリーが低下したときに警報を出します。',
    set: 'アンカー監視を開始',
    question: {
      text: '{{name}}は錨泊中ですか？{{time}}からジオフェンスの外で止まっています。',
      no: '錨泊していない',
    },
    adjust: '調整',
    share: 'この監視を共有',
    acknowledge: '警報を確認',
    acknowledgeFailed: '警報を確認できませんでした',
    repeats: '誰かが警報を確認するまで、通知が繰り返されます。',
    acknowledged: '確認済み：{{time}}。通知は停止しました。',
    acknowledgedBy: '{{name}}さんが確認済み：{{time}}。通知は停止しました。',
    circle: '船は錨から{{distance}}、半径{{radius}}の円の中の位置です。',
    circleUnknown: '半径{{radius}}の円です。船の距離は不明です。',
    interval:
      '船は{{interval}}ごとに位置を送信します。船が円から明らかに外れてから警報まで、最大{{time}}かかります。',
    loadFailed: 'アンカー監視を読み込めませんでした',
    stale: '以下は最後に読み込んだ監視の状態です。',
    state: {
      watching: '錨泊中',
      nearEdge: '円の端に接近',
      dragging: '走錨中',
      noPosition: '位置情報なし',
      ended: '監視終了',
    },
    explained: {
      unlocated: '次の位置情報を待っています。',
      watching: '船は円の内側です。',
      nearEdge: '船は円の内側のため、まだ警報は出ません。',
      outside:
        '船は円の外側ですが、警報を出すほどの距離や時間ではありません。1回の誤った位置情報で起こされることはありません。',
      dragging: '船が錨から離れすぎています。すぐに確認してください。',
      noPosition: 'トラッカーからの位置情報が途絶えました。船とトラッカーの電源を確認してください。',
      ended: '船が航行を始めました。次に錨泊するときに監視を開始してください。',
    },
    facts: {
      distance: '錨からの距離',
      radius: '半径',
      since: '状態の開始',
      setAt: '監視の開始',
    },
    alarms: {
      title: '過去{{hours}}時間の警報',
      none: 'ありません。',
      loadFailed: '警報を読み込めませんでした',
      stale: '以下は最後に読み込んだ警報です。',
      outside: '走錨中、錨から{{distance}}：円の外側',
      fartherOut: '走錨中、錨から{{distance}}：以前より遠い',
      noPosition: '位置情報なし：{{time}}',
      battery: 'バッテリー低下：{{volts}}',
      underWay: '航行を始めたため監視を終了',
    },
    warnings: {
      'radius-below-accuracy':
        '半径が受信機の精度より短いため、誤報の恐れがあります。半径を長くしてください。',
      'outside-radius': '船はすでにこの円の外側です。半径を長くするか、錨の位置を変えてください。',
      'no-recent-position': '船の位置情報が最新ではありません。トラッカーの電源を確認してください。',
      'tracker-asleep':
        'トラッカーは送信の間スリープするため、警報が遅れることがあります。送信間隔を短くしてください。',
    },
    form: {
      where: '錨の位置',
      places: { kept: '設定済みの位置', boat: '船の位置', away: '船から離れた位置' },
      distance: '距離（{{unit}}）',
      bearing: '方位（°）',
      wrong: '0より大きい距離と、0から360までの方位を入力してください。',
      position: '船の位置情報：',
      smaller: '半径を短く',
      larger: '半径を長く',
      hint: '錨鎖と船の長さを考慮してください。',
      accuracy: '受信機の精度は{{accuracy}}です。',
      accuracyUnknown: '受信機は精度を送信していません。',
      silence: '位置がこの時間届かなければ警報',
      webhook: 'Webhook（任意）',
      webhookHint: '警報のたびに呼び出されます。サイレンや照明を作動させられます。',
      start: '監視を開始',
      save: '保存',
      cancel: 'キャンセル',
      failed: 'アンカー監視を保存できませんでした',
    },
    gear: {
      title: '錨鎖から半径を計算',
      depth: '干潮時の水深 ({{unit}})',
      bowHeight: '水面から船首までの高さ ({{unit}})',
      rode: '繰り出した錨鎖とロープ ({{unit}})',
      boatLength: '船の長さ ({{unit}})',
      found: '受信機の精度を含めた半径は{{radius}}です。',
      'rode-too-short':
        '錨鎖とロープが、水深と船首の高さの合計より短くなっています。もっと繰り出すか、数値を確認してください。',
      'radius-too-large':
        '船が最大半径の{{radius}}より遠くまで振れる可能性があります。数値を確認してください。',
    },
    rehearsal: {
      checking: '過去{{hours}}時間を確認しています…',
      none: '過去{{hours}}時間なら、この監視で警報は出ませんでした。',
      alarms: '過去{{hours}}時間にこの監視で出たはずの警報：{{alarms}}件',
      drag: '錨をドラッグして実際の位置に合わせてください。',
      failed: '過去の記録を確認できませんでした。監視はそのまま設定できます。',
    },
    lift: {
      verb: '監視を解除',
      title: '{{name}}のアンカー監視を解除しますか？',
      text: '走錨しても、誰にも通知されなくなります。',
      keep: '監視を続ける',
      done: 'アンカー監視を解除しました',
      failed: 'アンカー監視を解除できませんでした',
    },
  },
  floatPlan: floatPlanTexts,
  problem: {
    codes: {
      'not-a-boat': 'アンカー監視は船舶用です。先にこのデバイスの種類を船舶に変更してください。',
      'boat-not-located':
        '船の位置情報が最新ではありません。次の位置情報を待つか、「船から離れた位置」を選んでください。',
      'anchor-too-far': '錨の位置が船から1 km以上離れています。もっと近くに指定してください。',
      'return-in-the-past': '帰港予定の時刻はすでに過ぎています。もっと後の時刻を選んでください。',
      'return-too-late': '航行計画は最長31日です。もっと早い帰港予定を選んでください。',
      'not-found_floatPlan':
        'デバイスがアカウントにないか、この港は船を監視していません。別の港を選んでください。',
      'not-found_anchor':
        'この監視は解除されたか、デバイスがアカウントにありません。ページを再読み込みしてください。',
    },
  },
}
