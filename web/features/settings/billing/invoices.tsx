import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { INVOICES_SHOWN, type Invoice } from '../../../../shared/subscriptions/billing.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { isOpen, usePayInvoices } from '../../../payments/use-pay-invoices.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { ColumnHeads } from '../../../ui/list/column-heads.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './billing.module.css'
import { invoiceStatus } from './invoice-status.ts'

const COLUMNS = ['date', 'number', 'amount', 'status', 'actions'] as const

/** The newest invoices, each with its PDF. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="billing-invoices">
      <header>
        <h2 id="billing-invoices">{t('billing.invoices')}</h2>
        {invoices.length === INVOICES_SHOWN && (
          <small>{t('billing.newest', { count: INVOICES_SHOWN })}</small>
        )}
      </header>
      {invoices.length === 0 && <p>{t('billing.noInvoices')}</p>}
      {invoices.length > 0 && (
        <table className={styles.invoices} aria-labelledby="billing-invoices">
          <ColumnHeads titles={COLUMNS.map((column) => t(`billing.columns.${column}`))} />
          <tbody>
            {invoices.slice(0, INVOICES_SHOWN).map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** An invoice. One whose payment failed can be paid now. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
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
