import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { audienceTexts as en } from '../../en/site/audience.ts'

export const audienceTexts: Translated<typeof en, 'ja'> = {
  audience: {
    today: 'これまで',
    changed: '{{name}}なら',
    changesTitle: '何が変わるか',
    stepsTitle: '導入の流れ',
    questionsTitle: 'よくある質問',
    guide: '取り付けガイドを見る',
    call: '電話：{{phone}}',
    email: 'メール：{{email}}',
  },
}
