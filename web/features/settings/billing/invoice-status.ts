import { entriesOf } from '../../../../shared/entries-of.ts'
import { billingTexts } from '../../../i18n/en/billing.ts'

type InvoiceStatus = keyof typeof billingTexts.billing.invoiceStatus

/** The status of an invoice at Stripe, if it is one that this site knows. */
export const invoiceStatus = (status: string): InvoiceStatus | null =>
  entriesOf(billingTexts.billing.invoiceStatus).find(([known]) => known === status)?.[0] ?? null
