import type { Translated } from '../../../shared/i18n/translated.ts'
import type { paymentTexts as en } from '../en/payments.ts'

export const paymentTexts: Translated<typeof en, 'zh'> = {
  payments: {
    card: {
      problems: {
        notReady: '支付系统尚未就绪。请刷新后重试。',
        incomplete: '请输入付款信息',
        invalid: '银行卡信息无效',
        failed: '无法创建付款方式',
      },
    },
    challenge: {
      title: '3D Secure',
      text: '银行要求确认这笔付款。',
      complete: '通过',
      fail: '失败',
      failed: '银行未确认这笔付款。请重试或换一张卡。',
      refused: '无法验证此付款方式。请选择其他付款方式后重试。',
    },
    test: {
      mark: '测试',
      legend: '银行卡',
      text: '此本地运行环境没有 Stripe 密钥。只能使用测试卡，不会产生真实扣款。',
      number: '卡号',
      expiry: '有效期（MM / YY）',
      cvc: 'CVC',
      kinds: {
        succeeds: '成功 · 4242',
        declined: '被拒 · 0002',
        failsLater: '稍后失败 · 0341',
        asks: '需银行验证 · 3155',
      },
    },
  },
}
