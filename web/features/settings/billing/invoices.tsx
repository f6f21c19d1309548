import { useTranslation } from 'react-i18next'
import { INVOICES_SHOWN, type Invoice } from '../../../../shared/subscriptions/billing.ts'
import styles from './billing.module.css'
import { InvoiceRow } from './invoice-row.tsx'

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
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`billing.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
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
