import type { Translated } from '../../../shared/i18n/translated.ts'
import type { recipientTexts as en } from '../en/recipient.ts'

export const recipientTexts: Translated<typeof en, 'ja'> = {
  recipient: {
    asked: {
      title: 'アラートとレポートを受け取りますか？',
      text: '同意すると、デバイスのアラートとレポートが{{address}}に届きます。',
    },
    confirmed: {
      title: 'アラートとレポートの受信はオンです',
      text: 'デバイスのアラートとレポートが{{address}}に届きます。',
    },
    stopped: {
      title: 'アラートとレポートの受信はオフです',
      text: '今後、このアカウントから{{address}}には何も送信されません。',
    },
    bounced: {
      title: 'アラートとレポートの受信はオフです',
      text: '{{address}}にメールを配信できなかったため、今後は何も送信されません。',
    },
    complained: {
      title: 'アラートとレポートの受信はオフです',
      text: '{{address}}宛てのメールが迷惑メールとして報告されたため、今後は何も送信されません。',
    },
    agree: '受け取る',
    decline: '受け取らない',
    stop: '受信を停止',
    resume: '受信を再開',
    notSaved: '選択を保存できませんでした',
    invalid: {
      title: 'このリンクは無効です',
      text: '受け取ったメッセージから、もう一度開いてください。',
    },
  },
}
