import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { currentTexts as en } from '../../en/site/current.ts'

export const currentTexts: Translated<typeof en, 'zh'> = {
  current: {
    meta: {
      title: '船舶支持：7×24 小时在线聊天，含拖船服务',
      description: '随时与懂船的人在线聊天。平均等待 18 秒，含拖船服务，每年 {{price.marine}}。',
    },
    title: '水上求助，随时有人',
    lead: '人在水上，出了状况。7×24 小时与懂船的人在线聊天，平均等待 18 秒，含拖船服务。',
    picture: {
      label: '一艘在近海漂流的船，以及它驶来的轨迹。',
      note: '失去动力？平均 18 秒就有人应答。',
    },
    register: '立即注册',
    price: '每年 {{price.marine}}',
    priceText: '每台设备，另需 {{price.annual}} 的年付套餐',
    figures: {
      hours: { value: '7×24 小时', label: '在线聊天' },
      wait: { value: '18 秒', label: '平均等待' },
      towing: { value: '包含', label: '拖船服务' },
    },
    compare: {
      title: '岸上的技师，还是船上的帮手',
      topic: '发动机熄火时',
      mechanic: '传统技师',
      support: '{{name}} 船舶支持',
      rows: {
        reach: {
          topic: '何时能找到人',
          mechanic: '营业时间内',
          support: '任何一天，任何时间',
        },
        wait: {
          topic: '要等多久',
          mechanic: '需要预约，旺季要等好几天',
          support: '平均 18 秒',
        },
        where: {
          topic: '在哪里得到帮助',
          mechanic: '回到船厂之后',
          support: '就在您所在的地方，在线聊天',
        },
        towing: {
          topic: '需要拖船时',
          mechanic: '自己找，自己付钱',
          support: '包含在内',
        },
        price: {
          topic: '费用',
          mechanic: '按小时计费，另加上门费',
          support: '每年 {{price.marine}}',
        },
      },
    },
    features: {
      title: '服务内容',
      chat: {
        title: '有问必答的在线聊天',
        text: '平均等待 18 秒，正午如此，凌晨三点也如此。',
      },
      towing: {
        title: '含拖船服务',
        text: '水上修不好，拖回港也包含在内。',
      },
      position: {
        title: '位置一发便知',
        text: '在聊天中发送分享链接，实时显示您的位置，直到您将其关闭。',
      },
      readings: {
        title: '判断有依据',
        text: '电瓶电压、发动机工时和来时的轨迹，手机上都有。',
      },
    },
    offer: {
      title: '每年 {{price.marine}}，明明白白',
      text: '船舶支持须搭配年付套餐，全部费用每年结算一次。',
      item: '一台设备',
      price: '价格',
      annual: '年付套餐',
      marine: '船舶支持',
      unit: 'GPS 终端，一次性',
      first: '首次扣款',
      yearly: '之后每年',
    },
    testimonials: {
      title: '船长们怎么说',
      samples: {
        heat: {
          quote: '“在基拉戈外海，发动机过热。他们十分钟就带我查到了叶轮，午饭前我就到家了。”',
          role: '中控台艇船主',
        },
        night: {
          quote: '“凌晨两点，舱底泵坏了。手电还没找到，就有人应答了。”',
          role: '以船为家',
        },
        tow: {
          quote: '“拖船直接开到了分享链接上的那个点，我一个坐标都不用念。”',
          role: '包船船长',
        },
        season: {
          quote: '“七月里，我的技师两周都抽不出空。现在我先问他们，一半问题自己就修好了。”',
          role: '周末帆船手',
        },
      },
    },
    faq: {
      emergency: {
        question: '这是救援服务吗？',
        answer:
          '不是。如有生命危险，请先通过 VHF 16 频道呼叫海岸警卫队，或拨打紧急求助电话。除此之外的问题，都可以找船舶支持。',
      },
      existing: {
        question: '我已有定位器，可以加购吗？',
        answer: '可以。在订阅中选择含船舶支持的年付套餐即可，无需另购终端。',
      },
      boats: {
        question: '一份订阅能覆盖我所有的船吗？',
        answer: '一份订阅覆盖一台设备，每艘船需要各自的订阅。',
      },
      cancel: {
        question: '可以取消吗？',
        answer: '随时可以，没有合约，无需解约。下单后 30 天内联系客服，即可退款。',
      },
    },
    close: {
      title: '出航之前，先备好',
      text: '终端在 1–2 个工作日内发货，登录信息在 24–48 小时内送达。',
    },
  },
}
