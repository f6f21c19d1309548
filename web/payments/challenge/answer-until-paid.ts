import { ApiProblem } from '../../../shared/http/client.ts'

type Asks = { success: false; requiresAction: true; clientSecret: string }
type Done = { success: true }

/** The payer did not confirm what the bank asked. `providerMessage` is what the card provider says about it. */
export class ChallengeFailed extends Error {
  override readonly name = 'ChallengeFailed'
  constructor(readonly providerMessage: string | null) {
    super(providerMessage ?? 'The bank did not confirm the payment')
  }
}

/** Shows the payer what the bank asks, and answers whether it was confirmed. */
export type AnswerBank = (
  clientSecret: string,
) => Promise<{ confirmed: true } | { confirmed: false; providerMessage: string | null }>

/**
 * Makes a call that pays. Where the bank asks the payer, that is answered and the same call made again, also after a
 * failed answer: only the call tells the server.
 */
export async function answerUntilPaid<Reply extends Done>(
  call: () => Promise<Reply | Asks>,
  answerBank: AnswerBank,
): Promise<Reply> {
  let reply = await call()
  while (!reply.success) {
    const answer = await answerBank(reply.clientSecret)
    reply = await call().catch((error: unknown) => {
      const isDeclined = error instanceof ApiProblem && error.code === 'card-declined'
      if (isDeclined && !answer.confirmed) throw new ChallengeFailed(answer.providerMessage)
      throw error
    })
    if (!reply.success && !answer.confirmed) throw new ChallengeFailed(answer.providerMessage)
  }
  return reply
}
