import type { Translated } from '../../../shared/i18n/translated.ts'
import type { apiKeyTexts as en } from '../en/api-keys.ts'

export const apiKeyTexts: Translated<typeof en, 'ja'> = {
  apiKeys: {
    title: 'API キー',
    text: 'プログラムはキーを使って、このアカウントのデータを読み取り、変更します。各キーでできることは、役割とタグの付いたデバイスに限られます。',
    firstCall: '最初の呼び出し',
    document: 'OpenAPI ドキュメント',
    documentText: 'すべての呼び出しとその項目、キーで呼び出せるかどうかを説明します。',
    open: '開く',
    none: 'キーを持つプログラムはまだありません。',
    create: 'API キーを作成',
    name: '名前',
    notCreated: 'API キーを作成できませんでした',
    created: '{{name}}：API キーを作成しました',
    createdAt: '作成日：{{date}}',
    usedAt: '最終使用：{{time}}',
    unused: '未使用',
    revoke: '無効にする',
    revokeTitle: '{{name}} を無効にしますか？',
    revokeText: '10 秒以内に使えなくなります。このキーで作成した共有リンクとキーも使えなくなります。',
    notRevoked: 'API キーを無効にできませんでした',
  },
}
