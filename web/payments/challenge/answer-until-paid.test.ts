import { expect, test } from 'vitest'
import { ApiProblem } from '../../../shared/http/client.ts'
import { type AnswerBank, answerUntilPaid } from './answer-until-paid.ts'

type Paid = { success: true; orderId: string }
type Reply = Paid | { success: false; requiresAction: true; clientSecret: string }

const PAID: Reply = { success: true, orderId: 'one' }
const asks = (clientSecret: string): Reply => ({ success: false, requiresAction: true, clientSecret })
const DECLINED = new ApiProblem('card-declined', 402, 'Your card was declined.')
const FAILED = { confirmed: false, providerMessage: 'Not confirmed.' } as const

/** Pays with what the server replies in turn, and the bank is answered in turn. */
async function payWith(replies: (Reply | Error)[], answers: Awaited<ReturnType<AnswerBank>>[]) {
  const asked: string[] = []
  const result = await answerUntilPaid<Paid>(
    async () => {
      const reply = replies.shift() ?? new Error('One call too many')
      if (reply instanceof Error) throw reply
      return reply
    },
    async (clientSecret) => {
      asked.push(clientSecret)
      return answers.shift() ?? FAILED
    },
  ).catch((error: unknown) => error)
  return { result, asked, callsLeft: replies.length }
}

test('SUB-7 a card that the bank does not ask about is one call', async () => {
  expect(await payWith([PAID], [])).toEqual({ result: PAID, asked: [], callsLeft: 0 })
})

test('SUB-7 after each confirmed answer the call is made again', async () => {
  const answers = [{ confirmed: true }, { confirmed: true }] as const
  const paid = await payWith([asks('a'), asks('b'), PAID], [...answers])
  expect(paid).toEqual({ result: PAID, asked: ['a', 'b'], callsLeft: 0 })
})

test('SUB-7 a failed answer is sent to the server, and the provider’s words are kept', async () => {
  for (const reply of [DECLINED, asks('a')])
    expect(await payWith([asks('a'), reply], [FAILED])).toMatchObject({
      result: { name: 'ChallengeFailed', providerMessage: 'Not confirmed.' },
      callsLeft: 0,
    })
})

test('SUB-7 a decline after a confirmed answer, and any other failure, is the server’s', async () => {
  expect(await payWith([asks('a'), DECLINED], [{ confirmed: true }])).toMatchObject({ result: DECLINED })
  const lost = new ApiProblem('network', 0, 'No connection')
  expect(await payWith([asks('a'), lost], [FAILED])).toMatchObject({ result: lost })
})
