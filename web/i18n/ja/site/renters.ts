import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { rentersTexts as en } from '../../en/site/renters.ts'

export const rentersTexts: Translated<typeof en, 'ja'> = {
  renters: {
    meta: {
      title: 'レンタル事業者向けのGPS追跡',
      description:
        '貸出中の車両やボートの場所、エリアからの退出、運転の様子がわかります。1台月額{{price.monthly}}、契約の縛りなし。',
    },
    eyebrow: 'レンタル事業者の方へ',
    title: '貸した1台が、エリアを守って戻ってくる',
    lead: 'ボートも車も機械も、今どこか、約束のエリアを出たか、どう運転されているかがわかります。お客様に電話する必要はありません。',
    actions: { protect: 'レンタル資産を守る', trial: '無料トライアルを開始' },
    trialNote: 'お支払いは注文時です。合わなければ、30日以内なら返金します。',
    picture: {
      label: 'ジオフェンスのある湾。1隻のボートが境界を越え、アラートが表示されています。',
      note: '2分前に湾から退出',
    },
    changes: {
      late: {
        today: '返却が遅れ、電話は留守電につながる。',
        changed: '今どこを、どの速さで移動中か、いつの位置かがわかります。',
      },
      bounds: {
        today: 'エリアを出たことは、オドメーターで後から知る。',
        changed: '出た時点でジオフェンスのアラートが届きます。停車中に誤報は出ません。',
      },
      damage: {
        today: '破損は、言った言わないの争いに。',
        changed: 'ルート、速度、衝突や急ブレーキなどのイベントが、時刻とともに残ります。',
      },
      kept: {
        today: '返却されないまま、走り続けている。',
        changed: 'リレーを遮断すれば、次にエンジンが止まったあと、再始動できません。',
      },
    },
    figures: {
      updates: { value: '15秒', label: '移動中の位置更新間隔' },
      behavior: { value: '30ミリ秒', label: '運転挙動のモニタリング' },
      history: { value: '3年以上', label: '移動履歴' },
      guarantee: { value: '30', label: '日間返金保証' },
    },
    offer: {
      title: '{{quantity.max}}台、1年間の費用',
      text: '{{quantity.max}}台にかかる費用のすべてです。',
      item: '項目',
      price: '料金',
      plan: '年額プラン × {{quantity.max}}',
      units: 'GPSユニット × {{quantity.max}}（買い切り）',
      total: '初年度',
      after: '2年目以降（毎年）',
    },
    steps: {
      order: { title: '注文する', text: 'ユニットは1〜\u20602営業日以内に発送します。' },
      fit: {
        title: '取り付ける',
        text: '2本または4本を配線し、ラベルのIDでトラッカーを追加します。',
      },
      draw: {
        title: 'エリアを描く',
        text: '利用できるエリアを描きます。保存する前に、アラートが何回届いたはずかを確認できます。',
      },
    },
    faq: {
      trial: {
        question: 'トライアルは無料ですか？',
        answer:
          'お支払いは注文時です。30日以内にサポートにご連絡いただければ、返金します。契約の縛りはありません。',
      },
      law: {
        question: 'お客様を追跡してもよいのですか？',
        answer:
          'レンタル契約書に、車両を追跡していることとその理由を明記してください。規則は地域によって異なるため、専門家に契約書の確認を依頼してください。',
      },
      drift: {
        question: '桟橋のボートで、一晩中アラートが鳴りませんか？',
        answer:
          '鳴りません。通常のGPSの揺らぎではアラートは出ません。位置が明らかに境界を越え、2つ目の位置情報で確認されて初めて、越えたとみなします。',
      },
      cutoff: {
        question: '遠隔遮断は安全ですか？',
        answer:
          '遮断が送信されるのは、最新の位置情報が{{cut.age}}以内で有効、かつ速度が{{cut.speed}}未満の場合だけです。ガイドどおりスターターに配線すれば、動いているエンジンを止めることはありません。',
      },
      winter: {
        question: 'オフシーズンはどうすればよいですか？',
        answer:
          '保管モードなら、1時間に1回通信し、スリープ中の電流は3\u00a0mA未満。100\u00a0Ahバッテリーで1.5年以上もちます。プランを解約し、春に再開することもできます。',
      },
    },
    close: {
      title: '全台の居場所を、いつでも把握',
      text: 'ユニットは1〜\u20602営業日以内に発送し、ログイン情報は24〜\u206048時間以内に届きます。',
    },
  },
}
