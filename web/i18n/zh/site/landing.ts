import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { landingTexts as en } from '../../en/site/landing.ts'

export const landingTexts: Translated<typeof en, 'zh'> = {
  landing: {
    meta: {
      title: 'Vectra：车辆、船只和设备的 GPS 追踪',
      description:
        '车辆、船只和设备在哪、位置有多可信，一图看清。实时地图、电子围栏、告警、远程切断发动机，每台每年 {{price.annual}} 起，无合约。',
    },
    hero: {
      title: '万物所在，尽在掌握。',
      lead: '在一张地图上实时追踪车辆、船只和设备，每个位置有多可信，也一目了然。每台设备每年 {{price.annual}}，无合约。',
      start: '立即开始',
      how: '了解如何使用',
      shipping: '1–2 个工作日内发货',
      guarantee: '30 天退款保证',
      contracts: '无合约',
      picture: '实时地图：迈阿密一带的多辆车和多艘船，各自标有状态和最近的轨迹。',
    },
    figures: {
      label: 'Vectra 的关键数据',
      updates: '15 秒',
      updatesLabel: '移动时的位置更新间隔',
      behavior: '30 毫秒',
      behaviorLabel: '驾驶行为监测',
      history: '3 年以上',
      historyLabel: '可回看的历史轨迹',
      battery: '1.5 年以上',
      batteryLabel: '存放模式下 100\u00a0Ah 电瓶的续航',
    },
    features: {
      eyebrow: '功能',
      title: '一张信得过的地图',
      lead: '多数定位器只显示一个点。Vectra 还告诉您，这个点有多可信。',
      honest: {
        title: '每个位置都标明更新时间',
        text: '实时、延迟、最后已知还是休眠：每台设备都写明状态、起始时间和原因。接收机卡住、位置跳变、时钟有误都会标出，绝不冒充实时。',
        picture: '一艘船的卡片，显示状态、速度、电瓶和位置的更新时间。',
        states: {
          live: '实时',
          liveText: '刚刚上报',
          delayed: '延迟',
          delayedText: '上报已逾期',
          lastKnown: '最后已知',
          lastKnownText: '失联，位置附有时间',
          asleep: '休眠',
          asleepText: '存放模式，正在省电',
        },
      },
      replay: {
        title: '每段行程都能回放',
        text: '逐点回看一段行程，速度和停留一清二楚。历史轨迹可回溯 3 年以上，并可导出为单个文件。',
        map: '穿行迈阿密的一段行程，轨迹颜色代表速度',
        play: '播放行程',
        pause: '暂停',
        speed: '速度',
        time: '时间',
        distance: '里程',
      },
      rehearse: {
        title: '告警先模拟，再启用',
        text: '像写句子一样写规则。Vectra 用最近几天的数据模拟一遍，告诉您会告警几次、在哪里，以及改哪项设置能减少打扰。每条告警都写明原因。',
        picture: '规则编辑器，以及用最近几天数据得出的模拟结果。',
      },
      cutOff: {
        title: '远程锁止启动，安全为先',
        text: '一键操作，继电器即可阻止发动机启动。切断指令会等到有新的位置、且速度低于 {{cutBelow}} 时才执行；定位器确认后，才算完成。',
        picture: '一条继电器指令的记录，从请求到定位器确认。',
      },
      more: '还有这些',
      geofences: '电子围栏',
      geofencesText: '在地图上画一个区域，进入、离开或久留都会告警，通过邮件、短信、推送或 Webhook 送达。',
      behavior: '驾驶行为',
      behaviorText: '急加速、急刹车、急转弯、碰撞和侧翻，30 毫秒监测。',
      sharing: '分享链接',
      sharingText: '把实时位置发给任何人。链接在到达时或指定时间失效，还可隐藏特定地点。',
      reports: '报表',
      reportsText: '行程、停留、速度和围栏进出，导出为 PDF、Excel 或 CSV，可按计划发送，也可即时生成。',
      maintenance: '保养与行程日志',
      maintenanceText: '按里程、发动机工时或日期提醒保养。行程可标记为公务或私人。',
      certificate: '保险证明',
      certificateText: '证明哪些设备受到追踪的文件，附有编号，保险公司可以核实。',
    },
    testimonials: {
      title: '客户怎么说',
      sample: '示例',
      sampleText: '这些是示例，仅在本地运行时显示。请在 site.config.ts 中写入真实的评价。',
      samples: {
        charter: '“人在机场，也能看看船。它一离开码头，我马上知道。”',
        charterRole: '包船船长',
        rental: '“每艘船几点回来、怎么开的，我们都看得到。有争议，一分钟就说清。”',
        rentalRole: '船只租赁经理',
        builder: '“凌晨 2 点，一台装载机离开了工地。天亮前，警方已经拿到它的路线。”',
        builderRole: '承包商',
      },
    },
    support: {
      title: '从开箱到上线，全程有人帮',
      lead: '今天下单，几天后就能看到第一个位置。',
      order: '在线下单',
      orderText: '选择套餐，刷卡付款。登录信息会在 24–48 小时内通过邮件送达。',
      ships: '收到定位器',
      shipsText: '1–2 个工作日内发货，并享有 30 天退款保证。',
      install: '接好两根线',
      installText: '红线接正极，黑线接负极。指南标明每根线的接法，第一个位置由 Vectra 确认。',
      installLink: '打开安装指南',
      contact: '联系我们',
    },
    storage: {
      eyebrow: '存放模式',
      title: '休眠一整季，始终找得到',
      lead: '船入冬存放，没有充电条件。在存放模式下，定位器休眠，每小时醒来上报一次，再继续休眠。',
      day: '存放模式的一天：24 次上报，每次一分钟',
      checkIns: '每小时',
      checkInsLabel: '上报一次，附带位置',
      awake: '1 分钟',
      awakeLabel: '每小时的唤醒时间',
      current: '低于 3\u00a0mA',
      currentLabel: '休眠电流',
      battery: '1.5 年以上',
      batteryLabel: '100\u00a0Ah 电瓶的续航',
      note: '常见的 12\u00a0V 电瓶可维持约 15 个月（降至 50%）。定位器只在唤醒时接收指令，因此退出存放模式最多可能需要一小时。',
    },
    marine: {
      eyebrow: '船舶支持',
      title: '水上求助，昼夜有人',
      text: '无论在码头还是外海，都可以 7×24 小时与船舶支持在线聊天。平均等待 18 秒，含拖船服务。',
      price: '每艘船每年 {{price.marine}}，须搭配年付套餐',
      link: '了解船舶支持',
      wait: '18 秒',
      waitLabel: '平均等待',
      hours: '7×24 小时',
      hoursLabel: '在线聊天',
      towing: '包含',
      towingLabel: '拖船服务',
    },
    pricing: {
      title: '一个价格，全部功能',
      lead: '每个套餐、每台设备，功能全都一样。',
      note: '无合约。30 天退款保证。1–2 个工作日内发货。',
    },
    faq: {
      title: '常见问题',
      items: {
        needs: {
          question: '开始使用需要准备什么？',
          answer:
            '一份套餐和一个 GPS 终端，一次下单即可。终端由车辆或船只的电瓶供电。装有 OwnTracks 的手机和 Teltonika 定位器也能使用。',
        },
        updates: {
          question: '位置多久更新一次？',
          answer: '移动时每 15 秒一次，存放模式下每小时一次。只要开着地图，每次上报片刻后就会显示。',
        },
        signal: {
          question: '没有信号怎么办？',
          answer:
            '地图会标明最后位置的更新时间。定位器存下的位置会在恢复信号后补传，不论先后顺序，轨迹都会补齐。',
        },
        battery: {
          question: '会耗光电瓶吗？',
          answer:
            '存放模式下不会：休眠电流低于 3\u00a0mA，100\u00a0Ah 电瓶可用 1.5 年以上。还可以设置电压下降时告警。',
        },
        cutOff: {
          question: '车被盗了，能让它无法再启动吗？',
          answer:
            '可以，用四线接法中的继电器：车停下后就无法再次启动。为了安全，只有新的位置显示速度低于 {{cutBelow}} 时才会切断继电器，在此之前指令会等待。随时可以恢复。',
        },
        contract: {
          question: '需要签合约吗？',
          answer: '不需要，随时可以取消。享有 30 天退款保证；订阅每 30 天可转移到其他设备一次。',
        },
        delivery: {
          question: '多久能收到？',
          answer: '1–2 个工作日内发货，登录信息在下单后 24–48 小时内通过邮件送达。',
        },
        phone: {
          question: '有应用吗？',
          answer:
            'Vectra 可以直接从浏览器安装到 iPhone、Android 和电脑，不经过应用商店。离线也能打开，显示最后已知位置。',
        },
        data: {
          question: '谁能看到我的位置？',
          answer:
            '只有您自己，以及收到分享链接的人。可以将全部数据导出为一个压缩包，也可以永久删除设备或账户。',
        },
      },
    },
    app: {
      title: '轻点两下，装到手机',
      text: '应用从浏览器安装，自动更新，离线也能打开，显示最后已知位置及其时间。',
      iphone: 'iPhone 和 iPad',
      iphoneText: '在 Safari 中打开 Vectra，轻点“共享”，再选“添加到主屏幕”。',
      android: 'Android',
      androidText: '在 Chrome 中打开 Vectra，点按菜单，再选“安装应用”。',
      link: '打开应用',
    },
    final: {
      title: '让第一台设备出现在地图上',
      text: '每月 {{price.monthly}} 起，享 30 天退款保证。',
      start: '立即开始',
      pricing: '查看价格',
    },
  },
}
