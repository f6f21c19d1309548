import type { Translated } from '../../../shared/i18n/translated.ts'
import type { languageTexts as en } from '../en/language.ts'

export const languageTexts: Translated<typeof en, 'zh'> = {
  language: {
    menu: '语言',
    offer: 'Vectra 也提供简体中文版。',
    use: '切换到简体中文',
    keep: '继续使用{{language}}',
    notLoaded: '无法加载此语言。请检查网络连接，然后重试。',
  },
}
