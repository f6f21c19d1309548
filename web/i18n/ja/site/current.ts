import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { currentTexts as en } from '../../en/site/current.ts'

export const currentTexts: Translated<typeof en, 'ja'> = {
  current: {
    meta: {
      title: 'マリンサポート：24時間チャット、曳航込み',
      description:
        'ボートに詳しいスタッフに、いつでもチャットで相談。平均待ち時間18秒、曳航込みで年額{{price.marine}}。',
    },
    title: '海の上でも、いつでも頼れる',
    lead: '沖で何かがおかしい。そんなとき、ボートに詳しいスタッフに24時間365日チャットで相談できます。平均待ち時間は18秒、曳航も含まれます。',
    picture: {
      label: '沖合を漂流するボートと、たどってきた軌跡。',
      note: '漂流中でも、平均18秒で応答します。',
    },
    register: '今すぐ申し込む',
    price: '年額{{price.marine}}',
    priceText: 'デバイス1台あたり。年額プラン（{{price.annual}}）に追加',
    figures: {
      hours: { value: '24時間', label: 'チャットサポート、年中無休' },
      wait: { value: '18秒', label: '平均待ち時間' },
      towing: { value: '込み', label: '曳航' },
    },
    compare: {
      title: '岸の整備士か、船の上のサポートか',
      topic: 'エンジンが止まったら',
      mechanic: '従来の整備士',
      support: '{{name}}マリンサポート',
      rows: {
        reach: {
          topic: 'つながる時間',
          mechanic: '営業時間内',
          support: '曜日も時間も問わず',
        },
        wait: {
          topic: '待ち時間',
          mechanic: '予約制。シーズン中は数日待ち',
          support: '平均18秒',
        },
        where: {
          topic: '助けを得られる場所',
          mechanic: '整備工場に戻ってから',
          support: '今いる場所で、チャットで',
        },
        towing: {
          topic: '曳航が必要なとき',
          mechanic: '自分で手配し、自分で支払う',
          support: '込み',
        },
        price: {
          topic: '費用',
          mechanic: '時間単位の料金と出張費',
          support: '年額{{price.marine}}',
        },
      },
    },
    features: {
      title: 'サービスの内容',
      chat: {
        title: 'すぐに応えるチャット',
        text: '正午でも午前3時でも、平均待ち時間は18秒です。',
      },
      towing: {
        title: '曳航込み',
        text: '海の上で直せないときは、港までの曳航も含まれます。',
      },
      position: {
        title: '位置はリンクで伝わる',
        text: 'チャットで共有リンクを送れば、終了するまで現在地をライブで見せられます。',
      },
      readings: {
        title: '判断に使えるデータ',
        text: 'バッテリー電圧、エンジン稼働時間、来た軌跡を、スマートフォンで確認できます。',
      },
    },
    offer: {
      title: '年額{{price.marine}}、想定外の費用なし',
      text: 'マリンサポートは年額プランと併せて利用でき、すべて年1回まとめて請求されます。',
      item: 'デバイス1台',
      price: '料金',
      annual: '年額プラン',
      marine: 'マリンサポート',
      unit: 'GPSユニット（買い切り）',
      first: '初回の請求額',
      yearly: '2年目以降（毎年）',
    },
    testimonials: {
      title: '船長たちの声',
      samples: {
        heat: {
          quote:
            '「キーラーゴ沖でエンジンがオーバーヒート。10分でインペラーまで導いてくれて、昼には家に帰れました」',
          role: 'センターコンソール艇のオーナー',
        },
        night: {
          quote: '「夜中の2時、ビルジポンプが止まりました。懐中電灯を見つける前に、返事が来ました」',
          role: '船上生活者',
        },
        tow: {
          quote:
            '「曳航船は、共有リンクの点までまっすぐ来てくれました。座標を読み上げる必要もありませんでした」',
          role: 'チャーター船の船長',
        },
        season: {
          quote:
            '「7月は、整備士の予約が2週間先まで取れません。今はまずここで聞き、半分は自分で直しています」',
          role: '週末セーラー',
        },
      },
    },
    faq: {
      emergency: {
        question: 'これは救助サービスですか？',
        answer:
          'いいえ。命に危険がある場合は、まずVHF 16チャンネルで沿岸警備隊を呼ぶか、緊急通報番号に電話してください。マリンサポートは、それ以外のすべてに対応します。',
      },
      existing: {
        question: 'すでにトラッカーがあります。追加できますか？',
        answer:
          'はい。サブスクリプションで、マリンサポート付きの年額プランを選んでください。ユニットを買い足す必要はありません。',
      },
      boats: {
        question: '1件のサブスクリプションで、すべてのボートが対象になりますか？',
        answer: '対象はデバイス1台です。ボートごとにサブスクリプションが必要です。',
      },
      cancel: {
        question: '解約できますか？',
        answer:
          'いつでもできます。契約の縛りはありません。ご注文から30日以内にサポートにご連絡いただければ、返金します。',
      },
    },
    close: {
      title: '備えは、次の出航の前に',
      text: 'ユニットは1〜\u20602営業日以内に発送し、ログイン情報は24〜\u206048時間以内に届きます。',
    },
  },
}
