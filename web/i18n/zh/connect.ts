import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectTexts as en } from '../en/connect.ts'

export const connectTexts: Translated<typeof en, 'zh'> = {
  addDevice: {
    title: '添加设备',
    id: '定位器 ID',
    idHint:
      '见定位器标签。使用手机时可自定：{{limits.trackerIdMin}} 至 {{limits.trackerIdMax}} 个字母、数字、- 或 _。',
    idWrong:
      '请使用 {{limits.trackerIdMin}} 至 {{limits.trackerIdMax}} 个字母、数字、- 或 _，并以字母或数字开头。',
    name: '名称',
    nameHint: '显示在地图上',
    nameWrong: '请输入名称，最多 {{limits.deviceNameMax}} 个字符。',
    type: '类型',
    submit: '添加设备',
    cancel: '取消',
    withoutCredentials: '设备已添加，但无法创建其凭据',
    setUp: '继续设置',
    added: '设备已添加。',
    failed: '无法添加设备',
    needsSubscription: '需要订阅',
    subscribe: '立即订阅',
  },
  copy: { label: '复制“{{what}}”', failed: '无法复制。请选中文本后复制。' },
  connect: {
    open: '连接定位器',
    noSubscription: '此设备没有订阅。它的消息会存储，但在分配订阅之前，不会显示在地图上。',
  },
}
