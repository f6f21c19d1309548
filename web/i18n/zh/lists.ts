import type { Translated } from '../../../shared/i18n/translated.ts'
import type { listTexts as en } from '../en/lists.ts'

export const listTexts: Translated<typeof en, 'zh'> = {
  common: {
    sentences: '{{first}}{{next}}',
    noData: '暂无数据。',
  },
  devices: {
    noDevicesFound: '未找到设备。',
    commandSent: '指令已发送',
    commandFailed: '无法发送指令。请稍后重试。',
    messages: {
      'late-positions_other': '{{count}} 台设备的位置迟到，尚未计入。刷新即可计入。',
    },
  },
}
