import type { Translated } from '../../../shared/i18n/translated.ts'
import type { firstStepTexts as en } from '../en/first-steps.ts'

export const firstStepTexts: Translated<typeof en, 'zh'> = {
  firstSteps: {
    title: '入门步骤',
    progress: '已完成 {{count}}/{{total}}',
    dismiss: '隐藏入门步骤',
    link: '查看入门步骤（已完成 {{count}}/{{total}}）',
    done: '已完成',
    steps: {
      subscription: '购买订阅',
      device: '添加设备',
      connect: '连接定位器',
      position: '查看首个位置',
    },
    texts: {
      subscription: '每台设备由一份订阅追踪。',
      device: 'ID 印在定位器上。没有定位器时，可以使用手机并自定一个 ID。',
      connect: '将设备的设置输入定位器，或用手机扫描二维码。',
      position: '定位器已连接。请把它带到室外，首个位置需要几分钟。',
    },
    actions: {
      subscription: '选择套餐',
      device: '添加设备',
      connect: '连接定位器',
      position: '检查连接',
    },
  },
}
