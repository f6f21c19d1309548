import type { Translated } from '../../../shared/i18n/translated.ts'
import type { liveMapTexts as en } from '../en/live-map.ts'

export const liveMapTexts: Translated<typeof en, 'ja'> = {
  tools: {
    relayRestore: 'リレーを復帰',
    relayCut: 'リレーを遮断',
    text: 'テキストコマンドを送信',
    storage: '保管モード',
    share: '位置を共有',
    locate: '現在地を表示',
    selectFirst: '先にデバイスを選択してください',
  },
  notice: {
    satelliteKey: '航空写真には、サイト運営者の地図キーが必要です。代わりに標準の地図を表示しています。',
    hide: '閉じる',
    location: {
      denied:
        '位置情報へのアクセスがブロックされています。ブラウザの設定でこのサイトに許可してから、もう一度お試しください。',
      unavailable:
        '現在地を取得できませんでした。この端末の位置情報サービスをオンにしてから、もう一度お試しください。',
      insecure: 'ブラウザは、安全なサイトにのみ位置情報を提供します。https:// でこのサイトを開いてください。',
    },
  },
  coastNote: '海岸線の精度：約{{distance}}',
  preview: { failed: '地図を読み込めませんでした。ページを再読み込みしてください。' },
  point: { lowVolts: '低下', unknownTime: '不明' },
  legend: { title: '軌跡の速度' },
}
