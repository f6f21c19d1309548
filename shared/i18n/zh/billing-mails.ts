import type {
  billingMailTexts as billingMailEn,
  orderNoticeTexts as orderNoticeEn,
} from '../en/billing-mails.ts'
import type { Translated } from '../translated.ts'

export const billingMailTexts: Translated<typeof billingMailEn, 'zh'> = {
  'payment-failed': {
    subject: '付款失败',
    text: '我们于 {{date}} 未能从您的银行卡扣款。您的设备会继续受到追踪，直至 {{until}}。要保持追踪，请更新银行卡或立即支付。',
  },
  'tracking-ends-soon': {
    subject: '追踪将于 {{until}} 停止',
    text: '您于 {{date}} 的付款失败，目前仍未付清。您的设备会继续受到追踪，直至 {{until}}。要保持追踪，请更新银行卡或立即支付。',
  },
  'tracking-ended': {
    subject: '追踪已停止',
    text: '您于 {{date}} 的付款失败，您的设备已不再受到追踪。立即支付即可恢复。设备的历史记录会保留，届时恢复显示。',
  },
  'ended-unpaid': {
    subject: '订阅已结束',
    text: '您于 {{date}} 的付款失败，此后我们一直未能从您的银行卡扣款。订阅已结束，您的设备已不再受到追踪。重新订阅即可恢复。设备的历史记录会保留，届时恢复显示。',
  },
  'renews-soon': {
    subject: '年付套餐将于 {{date}} 续订',
    text: '您的年付套餐将于 {{date}} 续订，费用为 {{amount}}，无需任何操作。如需更改或取消，请打开订阅页面。',
  },
  'card-expires': {
    subject: '银行卡即将到期',
    text: '您尾号为 {{last4}} 的银行卡将于 {{month}}底到期。要保持追踪，请在此之前添加新卡。',
  },
  welcome: {
    subject: '欢迎使用 Vectra',
    text: '感谢您的订购。我们已从您的银行卡扣款 {{amount}}。',
    units: 'GPS 终端将在 1–2 个工作日内发货。可在“订阅”的“已购终端”中跟踪。',
    account:
      '请用此邮箱登录。如果您是首次使用 Vectra，临时密码会在另一封邮件中发送。然后添加设备，在地图上查看它的首个位置。',
  },
  open: '打开计费设置',
  signIn: '登录',
}

export const orderNoticeTexts: Translated<typeof orderNoticeEn, 'zh'> = {
  subject: '订单 {{orderId}}：{{quantity}} × {{plan}}',
  plan: { monthly: '月付', annual: '年付', marine: '年付，含船舶支持' },
  rows: {
    order: '订单',
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    plan: '套餐',
    quantity: '数量',
    units: 'GPS 终端',
    total: '合计',
    shipTo: '收货地址',
  },
  noUnits: '无',
  noAddress: '无地址',
  next: '发货后请运行：npm run provision -- --order {{orderId}} --status 1 --tracking URL',
}
