import type { signInMailTexts as en } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMailTexts: Translated<typeof en, 'ja'> = {
  confirm: {
    subject: 'Vectraの確認コード',
    paragraphs: [
      '確認コードは{{code}}です。',
      'Vectraに入力して、メールアドレスを確認してください。コードは24時間有効です。',
      'Vectraに登録した覚えがない場合は、このメールを無視してください。',
    ],
  },
  reset: {
    subject: 'Vectraの確認コード',
    paragraphs: [
      '確認コードは{{code}}です。',
      'Vectraに入力して、新しいパスワードを設定してください。コードは1時間有効です。',
      '心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
    ],
  },
  invite: {
    subject: 'Vectraの仮パスワード',
    paragraphs: [
      '{{username}}でVectraにログインしてください。',
      '仮パスワード：{{code}}',
      '最初のログイン時に、ご自身のパスワードを設定します。仮パスワードは7日間有効です。',
    ],
  },
}
