import type { Translated } from '../../../shared/i18n/translated.ts'
import type { listTexts as en } from '../en/lists.ts'

export const listTexts: Translated<typeof en, 'ja'> = {
  common: {
    sentences: '{{first}}{{next}}',
    noData: 'データがありません。',
  },
  devices: {
    noDevicesFound: 'デバイスが見つかりません。',
    commandSent: 'コマンドを送信しました',
    commandFailed: 'コマンドを送信できませんでした。しばらくしてからもう一度お試しください。',
    messages: {
      'late-positions_other':
        '{{count}}台の位置情報が遅れて届き、まだ反映されていません。反映するには更新してください。',
    },
  },
}
