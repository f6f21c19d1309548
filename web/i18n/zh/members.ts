import type { Translated } from '../../../shared/i18n/translated.ts'
import type { memberTexts as en } from '../en/members.ts'

export const memberTexts: Translated<typeof en, 'zh'> = {
  members: {
    somebody: '一名成员',
    cancel: '取消',
    roles: {
      owner: '所有者',
      manager: '管理员',
      operator: '操作员',
      viewer: '查看者',
    },
    accounts: '账户',
    mine: '我的账户',
    viewing: '{{account}} · {{role}}',
    back: '返回我的账户',
    open: '打开 {{account}}',
    others: '您可以查看 {{accounts}} 的设备。',
    supportUntil: '客服访问有效期至 {{time}}',
    leave: '退出此账户',
    leaveTitle: '退出 {{account}}？',
    leaveText: '要再次查看其设备，您需要新的邀请。',
    notLeft: '无法退出账户',
    ended: '您已没有访问权限。',
    endedText: '您不再是此账户的成员，或者链接有误。',
    notPermitted: '您在此账户中的角色不包含此操作。',
  },
}
