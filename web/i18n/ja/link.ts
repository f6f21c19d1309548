import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/link.ts'

export const linkTexts: Translated<typeof en, 'ja'> = {
  link: {
    dismiss: '閉じる',
    ignored: {
      range: 'リンクの期間が正しくないため、直近1時間を表示しています。',
      device: 'リンクに正しくないデバイスがあったため、無視しました。',
      trip: 'リンクのトリップが正しくないため、ルート全体を表示しています。',
      playback: 'リンクの再生位置が正しくないため、最初から再生します。',
      filter: 'リンクに正しくない絞り込み条件があったため、無視しました。',
      view: 'リンクに正しくない表示設定があったため、無視しました。',
    },
  },
}
