import type { Operation } from '../api/operation.ts'
import { getCustomerCard, listCustomerCards } from './customer-cards.ts'
import { createCustomer, deleteCustomer, getCustomer, listCustomers, updateCustomer } from './customers.ts'
import {
  getAccount,
  getInvoice,
  getInvoicePayment,
  listInvoicePayments,
  listInvoices,
  payInvoice,
  searchInvoices,
  voidOpenInvoice,
} from './invoices.ts'
import { confirmPaymentIntent, getPaymentIntent, listPaymentIntents } from './payment-intents.ts'
import { attachCard, createCard, detachCard, getCard, listCards } from './payment-methods.ts'
import { previewInvoice } from './preview-invoice.ts'
import { createPrice, getPrice, listPrices } from './prices.ts'
import { createProduct, getProduct, listProducts, updateProduct } from './products.ts'
import { createRefund, getCharge, getDispute, getRefund, listRefunds } from './refunds.ts'
import { confirmSetupIntent, createSetupIntent, getSetupIntent, listSetupIntents } from './setup-intents.ts'
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  listSubscriptions,
} from './subscriptions.ts'
import { updateSubscription } from './update-subscription.ts'

import {
  createEndpoint,
  deleteEndpoint,
  getEndpoint,
  getEvent,
  listEndpoints,
  listEvents,
  updateEndpoint,
} from './webhooks.ts'

/** The calls that the stand-in supports. */
export const OPERATIONS: readonly Operation[] = [
  createProduct,
  getProduct,
  updateProduct,
  listProducts,
  createPrice,
  getPrice,
  listPrices,
  createCustomer,
  getCustomer,
  updateCustomer,
  deleteCustomer,
  listCustomers,
  listCustomerCards,
  getCustomerCard,
  createCard,
  getCard,
  listCards,
  attachCard,
  detachCard,
  getPaymentIntent,
  listPaymentIntents,
  confirmPaymentIntent,
  createSubscription,
  getSubscription,
  listSubscriptions,
  cancelSubscription,
  updateSubscription,
  createSetupIntent,
  getSetupIntent,
  listSetupIntents,
  confirmSetupIntent,
  // before the call with an id in the same place
  searchInvoices,
  getInvoice,
  listInvoices,
  payInvoice,
  voidOpenInvoice,
  previewInvoice,
  getInvoicePayment,
  listInvoicePayments,
  createRefund,
  getRefund,
  listRefunds,
  getCharge,
  getDispute,
  getAccount,
  createEndpoint,
  getEndpoint,
  updateEndpoint,
  deleteEndpoint,
  listEndpoints,
  getEvent,
  listEvents,
]
