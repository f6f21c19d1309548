import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'

export const ORDERS_KEY = ['orders'] as const

/** The paid orders with GPS units, newest first. */
export const ordersQuery = (client: Client) =>
  queryOptions({
    queryKey: ORDERS_KEY,
    queryFn: async () => (await client.call(subscriptions.listOrders, {})).orders,
  })

export const BUYER_KEY = ['subscription-status'] as const

/** Who buys, and with which saved cards. */
export const buyerQuery = (client: Client) =>
  queryOptions({
    queryKey: BUYER_KEY,
    queryFn: () => client.call(subscriptions.getSubscriptionStatus, {}),
  })

export const BILLING_KEY = ['billing'] as const

/** Saved cards, running purchases and the newest invoices. */
export const billingQuery = (client: Client) =>
  queryOptions({
    queryKey: BILLING_KEY,
    queryFn: () => client.call(subscriptions.getBilling, {}),
  })
