import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { insuranceTexts as en } from '../../en/site/insurance.ts'

export const insuranceTexts: Translated<typeof en, 'zh'> = {
  insurance: {
    meta: {
      title: '面向保险公司的 GPS 追踪',
      description:
        '可自行核实的保险证明、带时间和速度的轨迹、3 年以上的历史记录。承保之前，先知道哪些受到监控。',
    },
    eyebrow: '保险公司',
    title: '哪些受到监控，亲自核实。',
    lead: '投保人打印一份证明，列出哪些设备受到追踪、从何时起、启用了哪些守护。凭编号，今天可以查，续保时还可以查，看它是否依然属实。',
    actions: { start: '立即开始', partner: '与我们合作' },
    picture: {
      label: '一份列有三台设备的证明，以及确认其编号的页面。',
      note: '全部 3 台设备仍受监控',
    },
    changes: {
      proof: {
        today: '投保人自称装了定位器。',
        changed: '证明列出每台受追踪的设备，并有公开页面确认。',
      },
      renewal: {
        today: '一年之后，谁也不知道它是否还连着。',
        changed: '同一个编号，就能查到哪些设备一直不间断地受到追踪。',
      },
      claims: {
        today: '理赔全凭双方对那一刻的记忆。',
        changed: '轨迹有时间、地点和速度，还有碰撞、急刹车等事件。',
      },
      theft: {
        today: '几天后才发现被盗，地址全凭回忆。',
        changed: '它一离开，失主随即收到告警，可把实时链接交给警方。',
      },
    },
    figures: {
      updates: { value: '15 秒', label: '移动时的位置更新间隔' },
      behavior: { value: '30 毫秒', label: '驾驶行为监测' },
      history: { value: '3 年以上', label: '历史轨迹' },
    },
    steps: {
      ask: { title: '索取', text: '投保人在订阅页面打印保险证明。' },
      check: {
        title: '核实',
        text: '在证明注明的页面输入编号，无需账户。',
      },
      repeat: {
        title: '再次核实',
        text: '续保时或出险后，用同一个编号查询哪些仍受追踪。',
      },
    },
    faq: {
      forged: {
        question: '证明可以伪造吗？',
        answer: '改动过的文件与编号查到的内容对不上。页面显示打印时的证明原貌，编号也无法猜出。',
      },
      privacy: {
        question: '我们能看到投保人在哪里吗？',
        answer: '只能看到他们出示的内容：证明、报表或分享链接。证明中没有位置。',
      },
      reliable: {
        question: '位置有多可靠？',
        answer:
          '每个位置都标明时间，以及是实时、延迟还是最后已知。车辆不可能做到的跳变会先暂缓显示，等后续位置相互印证；任何数据都不会删除。',
      },
      cancelled: {
        question: '如果追踪被取消了呢？',
        answer: '页面会注明哪些设备已不受监控，确认的内容绝不会超出事实。',
      },
      cost: {
        question: '投保人要花多少钱？',
        answer:
          '终端一次性费用 {{price.unit}}，套餐每月 {{price.monthly}} 或每年 {{price.annual}}。无合约，享 30 天退款保证。',
      },
    },
    close: {
      title: '先用一台试试',
      text: '追踪一辆车，打印证明，核对编号。30 天内可退款。',
    },
  },
}
