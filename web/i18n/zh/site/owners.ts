import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { ownersTexts as en } from '../../en/site/owners.ts'

export const ownersTexts: Translated<typeof en, 'zh'> = {
  owners: {
    meta: {
      title: '面向船主与房车车主的 GPS 追踪',
      description: '船和房车是否还在原处、电瓶怎样、何时移动，随时知道。每月 {{price.monthly}} 起，无合约。',
    },
    eyebrow: '船主与房车车主',
    title: '无论身在何处，都知道它还在。',
    lead: '船停在码头，房车停在存放场，一停就是几个星期。{{name}} 替您看着，有变化就告诉您。',
    actions: { start: '立即开始' },
    note: '每月 {{price.monthly}} 或每年 {{price.annual}}。无合约。',
    picture: {
      label: '一艘停在码头的船，四周有电子围栏。',
      note: '在码头。电瓶 12.7\u00a0V，20 分钟前',
    },
    changes: {
      away: {
        today: '专程开车去码头，只为看一眼是否安好。',
        changed: '看一眼手机：位置和电瓶电压都在，还标明更新时间。',
      },
      theft: {
        today: '回来了，才发现被盗。',
        changed: '它一离开就收到告警，还可以让它的发动机无法启动。',
      },
      battery: {
        today: '到了春天，电瓶已经没电。',
        changed: '电压降到设定值就告警，存放模式的电流低于 3\u00a0mA。',
      },
      family: {
        today: '家人在岸上等您报平安。',
        changed: '用分享链接让他们实时看到行程，到达后链接失效。',
      },
    },
    figures: {
      updates: { value: '15 秒', label: '移动时的位置更新间隔' },
      sleep: { value: '< 3\u00a0mA', label: '存放模式的休眠电流' },
      battery: { value: '1.5 年以上', label: '存放模式下 100\u00a0Ah 电瓶的续航' },
      history: { value: '3 年以上', label: '历史轨迹' },
    },
    steps: {
      order: {
        title: '下单',
        text: '终端在 1–2 个工作日内发货。登录信息在 24–48 小时内送达。',
      },
      fit: { title: '安装', text: '红线接电瓶正极，黑线接电瓶负极。仅此而已。' },
      watch: {
        title: '守护',
        text: '用标签上的 ID 添加定位器，再在码头周围画一个圈。',
      },
    },
    plans: {
      title: '价格',
      text: '终端一次性费用 {{price.unit}}，然后选择付费方式。',
    },
    faq: {
      self: {
        question: '可以自己安装吗？',
        answer: '会装保险丝就可以。只需追踪，两根线就够了。要用远程切断，请按指南接线，或请电工安装。',
      },
      storage: {
        question: '存放模式有什么作用？',
        answer: '定位器休眠，每小时唤醒 1 分钟。因此位置最多可能滞后一小时，退出存放模式最多可能需要一小时。',
      },
      coverage: {
        question: '没有信号怎么办？',
        answer:
          '地图会保留最后的位置，并标明更新时间。能存储位置的定位器回到信号范围后会补传，轨迹随之补齐。',
      },
      phone: {
        question: '需要安装应用吗？',
        answer: '不需要。任何手机的浏览器都能使用，也可以从浏览器安装。没有网络时，打开会显示最后已知位置。',
      },
      cancel: {
        question: '可以取消吗？',
        answer: '随时可以。没有合约；下单后 30 天内联系客服，即可退款。',
      },
    },
    close: {
      title: '无论停在哪里，都睡得安稳',
      text: '终端 {{price.unit}}，之后每月 {{price.monthly}}。30 天内可退款。',
    },
  },
}
