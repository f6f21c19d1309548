import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../../../shared/subscriptions/billing.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { isOpen, usePayInvoices } from '../../../payments/invoices/use-pay-invoices.ts'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './billing.module.css'
import { invoiceStatus } from './invoice-status.ts'

/** One invoice. One whose payment failed can be paid now. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const times = useTimes()
  const money = useMoney()
  const { mutate, isPending, error, challenge } = usePayInvoices()
  const paymentProblem = usePaymentProblemText()
  const { id, created, amount_paid, amount_due, invoice_pdf, status } = invoice
  const number = invoice.number ?? UNKNOWN
  const known = invoiceStatus(status)
  const amountCents = isOpen(invoice) ? amount_due : amount_paid
  return (
    <tr>
      <td className="numbers">{times.date(created * SECOND_MS)}</td>
      <td className="numbers">{number}</td>
      <td className="numbers">{money(amountCents)}</td>
      <td>
        <span className={styles.status} data-status={status}>
          {known === null ? t('billing.otherStatus') : t(`billing.invoiceStatus.${known}`)}
        </span>
      </td>
      <td className={styles.invoiceActions}>
        {isOpen(invoice) && (
          <LoadingButton
            size="xs"
            aria-label={t('billing.payNowOf', { number })}
            loading={isPending}
            onClick={() => mutate([id])}
          >
            {t('billing.payNow')}
          </LoadingButton>
        )}
        {invoice_pdf !== null && (
          <Anchor
            href={invoice_pdf}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
            aria-label={t('billing.pdfOf', { number })}
          >
            {t('billing.pdf')}
          </Anchor>
        )}
        {error !== null && <InlineFailure title={t('billing.payFailed')} {...paymentProblem(error)} />}
        {challenge}
      </td>
    </tr>
  )
}
