import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { rentersTexts as en } from '../../en/site/renters.ts'

export const rentersTexts: Translated<typeof en, 'zh'> = {
  renters: {
    meta: {
      title: '面向租赁车队与船队的 GPS 追踪',
      description: '租出的车船在哪、何时越界、怎么开的，一看便知。每台每月 {{price.monthly}}，无合约。',
    },
    eyebrow: '租赁企业',
    title: '租得出，看得住，回得来',
    lead: '每艘船、每辆车、每台机械在哪里，何时驶出约定区域，是怎么开的，都看得到，不必打电话问客户。',
    actions: { protect: '守护车船', trial: '开始免费试用' },
    trialNote: '下单时付款。不合适？30 天内可退款。',
    picture: {
      label: '设有电子围栏的海湾。一艘船越过边界，告警随即显示。',
      note: '2 分钟前离开海湾',
    },
    changes: {
      late: {
        today: '到点没还，电话转进语音信箱。',
        changed: '它在哪、速度多少、位置何时更新，一看便知。',
      },
      bounds: {
        today: '看了总里程，才知道出过界。',
        changed: '它一离开，电子围栏就告警；停着不动的不会误报。',
      },
      damage: {
        today: '出了损坏，双方各执一词。',
        changed: '路线、速度，以及碰撞、急刹车等事件，都有时间记录。',
      },
      kept: {
        today: '租期已过，还在外面跑。',
        changed: '切断继电器，下次停下熄火后，发动机就无法再启动。',
      },
    },
    figures: {
      updates: { value: '15 秒', label: '移动时的位置更新间隔' },
      behavior: { value: '30 毫秒', label: '驾驶行为监测' },
      history: { value: '3 年以上', label: '历史轨迹' },
      guarantee: { value: '30', label: '天退款保证' },
    },
    offer: {
      title: '{{quantity.max}} 台，一年多少钱',
      text: '{{quantity.max}} 台的全部费用。',
      item: '项目',
      price: '价格',
      plan: '年付套餐 × {{quantity.max}}',
      units: 'GPS 终端 × {{quantity.max}}，一次性',
      total: '第一年',
      after: '之后每年',
    },
    steps: {
      order: { title: '下单', text: '终端在 1–2 个工作日内发货。' },
      fit: {
        title: '安装',
        text: '接两根或四根线，再用标签上的 ID 添加每台定位器。',
      },
      draw: {
        title: '画围栏',
        text: '画出允许使用的区域。保存之前，先看看它过去会告警多少次。',
      },
    },
    faq: {
      trial: {
        question: '试用免费吗？',
        answer: '下单时付款，30 天内联系客服即可退款。没有合约，无需解约。',
      },
      law: {
        question: '可以追踪客户吗？',
        answer: '请在租赁协议中写明车辆受到追踪及其原因。各地规定不同，请找专业人士审核您的协议。',
      },
      drift: {
        question: '停在码头的船会不会整夜告警？',
        answer: '不会。GPS 的正常漂移不会触发告警：位置明显越过边界，并由第二个位置确认，才算越界。',
      },
      cutoff: {
        question: '远程切断安全吗？',
        answer:
          '仅当最新位置距今不超过 {{cut.age}}、有效且速度低于 {{cut.speed}} 时，才会发送切断指令。按指南接到启动机上，它绝不会让运转中的发动机熄火。',
      },
      winter: {
        question: '淡季怎么办？',
        answer:
          '存放模式每小时上报一次，休眠电流低于 3\u00a0mA，100\u00a0Ah 电瓶可用 1.5 年以上。也可以取消套餐，开春再开通。',
      },
    },
    close: {
      title: '每一台在哪，都心里有数',
      text: '终端在 1–2 个工作日内发货，登录信息在 24–48 小时内送达。',
    },
  },
}
