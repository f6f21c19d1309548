import type { Translated } from '../../../shared/i18n/translated.ts'
import type { commandTexts as en } from '../en/commands.ts'

export const commandTexts: Translated<typeof en, 'ja'> = {
  commands: {
    names: {
      cut: 'リレーを遮断',
      restore: 'リレーを復帰',
      storeOn: '保管モードをオン',
      storeOff: '保管モードをオフ',
    },
    /** The title of the dialog and the label of its button. */
    verbs: {
      cut: '{{name}}のリレーを遮断',
      restore: '{{name}}のリレーを復帰',
      storeOn: '{{name}}の保管モードをオン',
      storeOff: '{{name}}の保管モードをオフ',
    },
    consequences: {
      cut: 'リレー経由で給電されている機器は、すべてオフになります。エンジンは停止し、リレーを復帰するまで始動できません。',
      restore:
        'リレー経由で給電されている機器は、すべてオンに戻ります。このコマンドは、速度にかかわらず、ほかのコマンドより先に送信されます。待機中の遮断は取り消されます。',
      storeOn:
        'トラッカーはスリープし、1時間に1回通信します。そのため、位置情報は最大1時間前のものになります。12Vバッテリーは約15か月もちます（50%まで）。',
      storeOff: 'トラッカーは起動したままになり、再び{{seconds}}秒ごとに送信します。',
    },
    times: {
      active: 'トラッカーが稼働中のため、10〜\u206030秒かかります。',
      nextReport:
        '最長{{interval}}かかります。トラッカーは{{interval}}ごとに送信し、そのときにコマンドを受信します。',
      powerSave: 'トラッカーが省電力モードのため、3〜\u20605分かかります。',
      asleep: 'トラッカーはスリープ中で1時間に1回通信するため、最長1時間かかることがあります。',
      leaving: '保管モードの終了には、最長1時間かかることがあります。',
      silent:
        'トラッカーと通信できません。コマンドは次の通信時に送信されます。時間がかかりすぎると期限切れになります。',
    },
    interlock: {
      open: '遮断が送信されるのは、最新の位置情報が{{maxAge}}以内で、速度が{{limit}}未満の場合だけです。それ以外の場合は保留されます。',
      noFix: '位置情報がまだありません。遮断は、位置情報が届くまで保留されます。',
      fixAge: '最新の位置情報は{{maxAge}}より前のものです。遮断は、新しい位置情報が届くまで保留されます。',
      invalidFix: '最新の位置情報は信頼できません。遮断は、信頼できる位置情報が届くまで保留されます。',
      speedUnknown: 'トラッカーから速度が届いていません。遮断は、速度が届くまで保留されます。',
      speed: '速度が高いため、今は遮断できません。遮断は、速度が{{limit}}を下回るまで保留されます。',
    },
    facts: { speed: '速度', fix: '位置情報', none: 'まだありません' },
    cancel: 'キャンセル',
    close: '閉じる',
    restore: 'リレーを復帰',
    cancelCut: '遮断を取り消す',
    text: {
      title: '{{name}}にテキストコマンドを送信',
      label: 'コマンド',
      hint: 'STATUS#やTIMER,30#のように、#で終わる1行を入力します。使えるコマンドは、トラッカーの説明書をご覧ください。',
      send: '送信',
    },
    failed: {
      text: 'テキストコマンドを送信できませんでした：{{reason}}',
      storage: '保管モードを変更できませんでした：{{reason}}',
      relay: 'リレーの状態を変更できませんでした：{{reason}}',
    },
    again: {
      text: 'ログインから {{minutes}} 分以上経っています。開いたままのページで他の人が操作できないように、パスワードをもう一度入力してください。',
      password: 'パスワード',
      code: '認証アプリのコード',
      hosted: 'パスワードなしでログインしている場合は、先に一度ログアウトしてログインし直してください。',
    },
    states: {
      queued: '送信待ち',
      held: '安全になるまで保留',
      sent: '送信済み',
      answered: '応答あり',
      proved: 'トラッカーで確認済み',
      expired: '期限切れ',
      refused: '拒否',
      superseded: '置き換え済み',
    },
    details: {
      queued: 'トラッカーの次の通信時に送信されます。',
      sent: 'トラッカーの応答を待っています。',
      answered: 'トラッカーの応答：「{{answer}}」',
      proved: 'トラッカーのデータで変更を確認しました。',
    },
    reasons: {
      noFix: '位置情報がまだ届いていません。',
      fixAge: '最新の位置情報は{{age}}前のものです。{{maxAge}}以内である必要があります。',
      invalidFix: '最新の位置情報は信頼できません。',
      speedUnknown: 'トラッカーから速度が届いていません。',
      speed: '速度が{{speed}}で、高すぎます。{{limit}}未満である必要があります。',
      'text-malformed': '{{maxLength}}文字以内の半角英数字と記号で、末尾に#を1つ付けた1行にしてください。',
      'text-relay-spelling': 'リレーのボタンを使うか、遮断は{{cut}}、復帰は{{restore}}と入力してください。',
      'text-forbidden':
        'このコマンドを実行すると、トラッカーが使えなくなったり、操作できなくなったりするおそれがあります。',
      'text-unsupported':
        'この種類のトラッカーは、このコマンドに対応していません。Teltonikaのユニットは、2つのリレーコマンド、STATUS#、WHERE#、VERSION#に対応しています。OwnTracksを使うスマートフォンは、どのコマンドにも対応していません。',
      'no-subscription': 'このデバイスにはサブスクリプションがありません。リレーの復帰だけを行えます。',
      'too-many-open':
        'すでに{{maxOpen}}件のコマンドが待機中です。どれかが完了してから、もう一度お試しください。',
      superseded: '後のコマンドに置き換えられました。',
      'tracker-refused': 'トラッカーの応答：「{{answer}}」',
      undelivered: '期限までにトラッカーからの通信がありませんでした。',
      unanswered: '期限までにトラッカーの応答がありませんでした。コマンドは実行された可能性があります。',
    },
    until: '安全が確認され次第、送信されます。{{time}}に期限切れになります。',
    seen: '{{speed}}、{{age}}前の位置情報',
    progress: '{{name}}のコマンド',
    log: {
      title: 'コマンド',
      count_other: 'コマンド{{count}}件',
      by: '依頼元：{{requester}} · IPアドレス {{address}}',
      byGeofence: '依頼元：ジオフェンス「{{geofence}}」（進入時）',
      you: '自分',
      steps: '経過',
      answer: '応答：「{{answer}}」',
      empty: 'コマンドはまだありません。このトラッカーに送信したコマンドとその結果が、ここに表示されます。',
      emptyPicture: 'トラッカーに送られるコマンド',
      failed: 'コマンドを読み込めませんでした',
      stale: 'コマンドを更新できませんでした',
      loading: 'コマンドを読み込んでいます',
    },
  },
  device: {
    back: 'ライブマップ',
    show: 'ライブマップに表示',
    connect: 'トラッカーを接続',
    actions: '{{name}}のコマンド',
    storeOn: '保管モードをオン',
    storeOff: '保管モードをオフ',
    loading: 'デバイスを読み込んでいます',
    loadFailed: 'このデバイスを読み込めませんでした',
    unknownTitle: 'デバイスが見つかりません',
    unknownText: 'このデバイスはアカウントにありません。削除された可能性があります。',
  },
  errors: { validation: 'コマンドを入力してください。' },
}
