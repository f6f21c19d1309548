import i18next from 'i18next'
import type { paymentTexts } from '../../../i18n/en/payments.ts'

type InvoiceStatus = keyof typeof paymentTexts.billing.invoiceStatus

/** The status of an invoice at Stripe, if it is one that this site knows. */
export const invoiceStatus = (status: string): InvoiceStatus | null => (isKnown(status) ? status : null)

const isKnown = (status: string): status is InvoiceStatus => i18next.exists(`billing.invoiceStatus.${status}`)
