import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { buildersTexts as en } from '../../en/site/builders.ts'

export const buildersTexts: Translated<typeof en, 'zh'> = {
  builders: {
    meta: {
      title: '面向制造商与承包商的 GPS 追踪',
      description: '为产品装上 GPS 定位器，每台赚 {{partner.perUnit}}。自有机械也在同一张实时地图上追踪。',
    },
    eyebrow: '制造商与承包商',
    title: '出厂即带追踪。每台赚 {{partner.perUnit}}。',
    lead: '在船只、挂车或机械出厂前装好定位器。客户从第一天起就能在实时地图上找到它，终端售价的 {{partner.share}} 归您。',
    actions: {
      become: '成为合作伙伴',
      apply: '申请合作',
      call: '致电合作部',
      order: '订购终端',
    },
    subject: '合作',
    picture: {
      label: '地图上的一个厂区。一艘船、一辆挂车和一台挖掘机已经驶离，各有轨迹。',
      note: '已交付三台，都在一张地图上。',
    },
    changes: {
      handover: {
        today: '交了钥匙，客户转身去别家买定位器。',
        changed: '产品带着定位器出厂，终端这份钱由您来赚。',
      },
      wiring: {
        today: '不认识的人在您的产品上钻孔安装。',
        changed: '自家师傅在封板前接好线，两根或四根。',
      },
      sites: {
        today: '周一发现工地少了一辆挂车，没人知道是何时丢的。',
        changed: '它一离开，电子围栏就告警，轨迹显示去了哪里。',
      },
      service: {
        today: '机械保养，全凭有人想起来。',
        changed: '里程、发动机工时和日期自动累计，到期提醒。',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: '终端的建议零售价（MSRP）' },
      share: { value: '{{partner.share}}', label: '合作伙伴利润分成' },
      perUnit: { value: '{{partner.perUnit}}', label: '每安装一台的收益' },
      shipping: { value: '1–2', label: '个工作日内发货' },
    },
    steps: {
      write: {
        title: '联系我们',
        text: '告诉我们您生产什么、需要多少台终端。',
      },
      fit: {
        title: '安装终端',
        text: '供电用两根线。如果用户要查看发动机状态并能远程切断，则用四根。',
      },
      handOver: {
        title: '交付',
        text: '客户用标签上的 ID 添加定位器，再选套餐：每月 {{price.monthly}} 或每年 {{price.annual}}。',
      },
    },
    faq: {
      earnings: {
        question: '我们能赚多少？',
        answer:
          '终端售价 {{price.unit}}，分成 {{partner.share}}，即每台 {{partner.perUnit}}。{{partner.exampleUnits}} 台就是 {{partner.example}}。',
      },
      subscription: {
        question: '追踪费用由谁付？',
        answer: '由用户付，从添加定位器之日起。没有合约；转交给客户的终端，您无需支付套餐费用。',
      },
      data: {
        question: '谁能看到位置？',
        answer:
          '只有添加了该定位器的账户。新用户的历史记录从零开始：他们看不到您的测试，您也看不到他们的行程。',
      },
      own: {
        question: '自家机械也能追踪吗？',
        answer: '可以。每台设备需要一份套餐，全部显示在一张地图上，并可使用工地围栏、告警、保养和定期报表。',
      },
      hardware: {
        question: '其他定位器能用吗？',
        answer:
          '能。任何通过 MQTT 或 HTTP 发送数据的定位器都可以，例如 Teltonika 定位器，或装有 OwnTracks 或 Traccar Client 的手机；Traccar、flespi 或 Signal K 服务器上的所有设备也可以。',
      },
    },
    close: {
      title: '从下一台产品开始',
      text: '告诉我们您生产什么。每台赚 {{partner.perUnit}}，无合约。',
    },
  },
}
