import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { buildersTexts as en } from '../../en/site/builders.ts'

export const buildersTexts: Translated<typeof en, 'ja'> = {
  builders: {
    meta: {
      title: 'メーカー・施工会社向けのGPS追跡',
      description:
        '製品にGPSトラッカーを組み込むと、1台につき{{partner.perUnit}}の収益。自社の機械も同じライブマップで追跡できます。',
    },
    eyebrow: 'メーカー・施工会社の方へ',
    title: '追跡を標準装備に。1台で{{partner.perUnit}}の収益。',
    lead: '出荷前のボート、トレーラー、機械にトラッカーを取り付けておけば、お客様は初日からライブマップで見つけられます。ユニット価格の{{partner.share}}が貴社の収益です。',
    actions: {
      become: 'パートナーになる',
      apply: 'パートナー申し込み',
      call: '電話で相談',
      order: 'ユニットを注文',
    },
    subject: 'パートナー契約について',
    picture: {
      label:
        '地図上のヤード。出ていったボート、トレーラー、ショベルカーが、それぞれの軌跡とともに表示されています。',
      note: '3台を納品。すべて1つの地図に。',
    },
    changes: {
      handover: {
        today: '鍵を渡したあと、お客様はトラッカーを他社で買う。',
        changed: 'トラッカーを付けて出荷し、ユニットの収益も得られます。',
      },
      wiring: {
        today: '見知らぬ業者が、製品に穴を開けて取り付ける。',
        changed: 'パネルを閉じる前に、2本または4本の線を自社の手で配線できます。',
      },
      sites: {
        today: '月曜、現場のトレーラーがない。いつからなのか、誰も知らない。',
        changed: '出た時点でジオフェンスのアラートが届き、軌跡で行き先がわかります。',
      },
      service: {
        today: '整備は、誰かが思い出したとき。',
        changed: '距離、エンジン稼働時間、日付を数え、時期が来たらお知らせします。',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: 'ユニットの希望小売価格（MSRP）' },
      share: { value: '{{partner.share}}', label: 'パートナーへの利益配分' },
      perUnit: { value: '{{partner.perUnit}}', label: '取り付け1台ごとの収益' },
      shipping: { value: '1〜\u20602', label: '営業日以内にユニットを発送' },
    },
    steps: {
      write: {
        title: '連絡する',
        text: '作っている製品と、必要なユニット数をお知らせください。',
      },
      fit: {
        title: '取り付ける',
        text: '電源だけなら2本。エンジンの状態と遠隔遮断も使うなら4本です。',
      },
      handOver: {
        title: '引き渡す',
        text: 'お客様がラベルのIDでトラッカーを追加し、月額{{price.monthly}}または年額{{price.annual}}のプランを選びます。',
      },
    },
    faq: {
      earnings: {
        question: '収益はいくらですか？',
        answer:
          'ユニットの価格は{{price.unit}}です。その{{partner.share}}、1台につき{{partner.perUnit}}が貴社の取り分です。{{partner.exampleUnits}}台なら{{partner.example}}になります。',
      },
      subscription: {
        question: '追跡の料金は誰が払いますか？',
        answer:
          'トラッカーを追加した日から、オーナー様が払います。契約の縛りはなく、引き渡したユニットのプラン料金を貴社が払うことはありません。',
      },
      data: {
        question: '位置情報は誰に見えますか？',
        answer:
          'トラッカーを追加したアカウントだけです。新しいオーナー様の履歴は空の状態から始まります。貴社のテストの記録は見えず、オーナー様のトリップが貴社に見えることもありません。',
      },
      own: {
        question: '自社の機械も追跡できますか？',
        answer:
          'できます。デバイスごとにプランが必要です。すべてを1つの地図で見られ、現場のジオフェンス、アラート、メンテナンス、定期レポートも使えます。',
      },
      hardware: {
        question: 'ほかのトラッカーも使えますか？',
        answer:
          '使えます。Teltonikaのユニットや、OwnTracksまたはTraccar Clientを入れたスマートフォンなど、MQTTまたはHTTPで送信するトラッカーなら何でも対応します。Traccar、flespi、Signal Kのサーバーにある機器もすべて使えます。',
      },
    },
    close: {
      title: '次の1台から始めましょう',
      text: '作っている製品をお知らせください。1台につき{{partner.perUnit}}の収益。契約の縛りはありません。',
    },
  },
}
