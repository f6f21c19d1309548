import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { dealersTexts as en } from '../../en/site/dealers.ts'

export const dealersTexts: Translated<typeof en, 'zh'> = {
  dealers: {
    meta: {
      title: '面向经销商的 GPS 追踪',
      description:
        '看好车场，跟进每次试驾，随船、房车或车辆一并销售追踪服务。每月 {{price.monthly}} 起，无合约。',
    },
    eyebrow: '经销商',
    title: '先守车场，再卖守护。',
    lead: '库存期间，每台车船都有定位器看守；卖出那天，它就成了一项有独立利润的服务。',
    actions: { boost: '提升营收', trial: '开始试用', sales: '联系销售' },
    trialNote: '每笔订单均享 30 天退款保证。',
    picture: {
      label: '四周设有电子围栏的车场。一辆车已经离开，告警随即显示。',
      note: '凌晨 2:14 离开车场',
    },
    changes: {
      lot: {
        today: '两百台里找一台，得走一圈，还要用对讲机问。',
        changed: '输入名称或车牌，地图直接定位到它。',
      },
      drives: {
        today: '试驾情况如何，要等客户回来才知道。',
        changed: '全程实时可见，驶出范围时电子围栏告警。',
      },
      nights: {
        today: '夜里离开车场的车，早上才发现不见了。',
        changed: '告警通过邮件、短信或推送送达，您还可以切断继电器。',
      },
      margin: {
        today: '只赚卖车这一次。',
        changed: '安装、追踪和保修，各是一项单独定价的服务。',
      },
    },
    offer: {
      title: '可以搭配销售的服务',
      text: '经销商每单的常见收费，价格由您自定。',
      service: '服务',
      price: '价格区间',
      rows: {
        installation: '安装',
        tracking: '高级追踪',
        warranty: '延长保修',
      },
      total: '合计',
      cost: '您的成本：终端一次性费用 {{price.unit}}，套餐每月 {{price.monthly}} 或每年 {{price.annual}}。',
    },
    steps: {
      order: {
        title: '下单',
        text: '每单 {{quantity.min}} 至 {{quantity.max}} 台，1–2 个工作日内发货。',
      },
      fit: { title: '安装', text: '供电用两根线；要查看发动机状态并能远程切断，用四根。' },
      sell: {
        title: '售出',
        text: '从您的账户中删除设备，客户用标签上的 ID 将它添加到自己的账户。',
      },
    },
    faq: {
      trial: {
        question: '如何试用？',
        answer: '按需下单并付款。如果不合适，请在下单后 30 天内联系客服，即可退款。',
      },
      sold: {
        question: '卖出之后怎么处理？',
        answer:
          '您从账户中删除设备，新主人再添加到自己的账户，历史记录从零开始。套餐仍归您：每 30 天可转移到其他设备一次。',
      },
      cutoff: {
        question: '行驶中的车会被切断熄火吗？',
        answer:
          '仅当最新位置距今不超过 {{cut.age}}、有效且速度低于 {{cut.speed}} 时，才会发送切断指令，否则指令等待。按我们的指南接线，它只会让发动机无法启动，绝不会让运转中的发动机熄火。',
      },
      team: {
        question: '销售团队能用吗？',
        answer:
          '能，电脑和手机上的任何浏览器都可以。要给没有账户的人看某一台，发一个分享链接即可，何时失效由您定。',
      },
      contract: {
        question: '需要签合约吗？',
        answer: '不需要。套餐在周期结束时自动续订，直到取消为止。',
      },
    },
    close: {
      title: '先从最丢不起的十台开始',
      text: '终端在 1–2 个工作日内发货，登录信息在 24–48 小时内送达。',
    },
  },
}
