import type { Translated } from '../../../shared/i18n/translated.ts'
import type { floatPlanTexts as en } from '../en/float-plan.ts'

export const floatPlanTexts: Translated<typeof en, 'zh'> = {
  about: '设置船只的返回时间。如果未按时返回，您会收到提醒，30 分钟后您的联系人会收到包含船只位置的消息。',
  set: '设置航行计划',
  change: '更改',
  extend: '推迟一小时返回',
  end: '已返回',
  done: '航行计划已结束',
  loadFailed: '无法加载航行计划',
  stale: '以下是上次加载的计划。',
  extendFailed: '无法延长航行计划',
  endFailed: '无法结束航行计划',
  state: { out: '已出航', reminded: '尚未返回', overdue: '逾期未归', ended: '已返港' },
  explained: {
    out: '距计划返回时间还有 {{time}}。',
    reminded: '计划返回时间已过。如果不延长或结束计划，您的联系人将在该时间 30 分钟后收到消息。',
    overdue:
      '已同意的联系人已收到包含最后位置和跟踪链接的消息。船只返回或您延长计划后，他们会再收到一条消息。',
    ended: '船只已返回，计划已结束。下次出航请设置新的计划。',
    alone: '计划返回时间已过。请延长计划，如已返回请结束计划。',
  },
  facts: { returnBy: '计划返回', to: '目的地', people: '船上人数', harbor: '港口', contacts: '联系人' },
  harborGone: '已删除，请手动结束计划。',
  none: '无',
  waiting: '在 {{contacts}} 同意之前，不会向其发送消息。请让他们查看 Vectra 的询问。',
  form: {
    returnBy: '返回时间',
    to: '目的地',
    people: '船上人数',
    contacts: '联系人',
    contactsHint: '邮箱地址或电话号码（例如 +12025550123），用逗号分隔。Vectra 会征求每个人的同意。',
    harbor: '港口',
    harborHint: '船只返回此电子围栏时，计划结束。',
    noHarbor: '无，由我手动结束',
    wrong: {
      returnBy: '请选择 31 天内的未来时间。',
      to: '请填写目的地。',
      people: '请输入 1 到 99 之间的数字。',
      contacts: '请输入最多 10 个邮箱地址或带国家代码的电话号码。',
    },
    start: '开始计划',
    save: '保存',
    cancel: '取消',
    failed: '无法保存航行计划',
  },
}
