import type { Translated } from '../../../shared/i18n/translated.ts'
import type { languageTexts as en } from '../en/language.ts'

export const languageTexts: Translated<typeof en, 'ja'> = {
  language: {
    menu: '言語',
    offer: 'Vectraは日本語でもご利用いただけます。',
    use: '日本語に切り替える',
    keep: '{{language}}のまま使う',
    notLoaded: 'この言語を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
}
