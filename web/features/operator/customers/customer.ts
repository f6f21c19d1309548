import type * as z from 'zod'
import type { customers as routes } from '../../../../shared/operator/customers.routes.ts'

export type Customer = z.infer<typeof routes.getCustomer.reply>

export const customerKey = (accountId: string) => ['customer', accountId]
