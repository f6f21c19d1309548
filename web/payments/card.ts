/** Who pays, for the bank. */
export type Payer = { name: string; email?: string; phone?: string }

/** Why there is no payment method. `message` is what the card provider says, where it says something. */
export type CardProblem = {
  reason: 'notReady' | 'incomplete' | 'invalid' | 'failed'
  message: string | null
}

export type CardResult = { paymentMethodId: string } | { problem: CardProblem }

/** Makes a payment method of the card in a form. */
export type CreatePaymentMethod = (payer: Payer) => Promise<CardResult>

export const cardProblem = (reason: CardProblem['reason'], message?: string | null) => ({
  problem: { reason, message: message ?? null },
})
