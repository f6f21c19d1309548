import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { conditionFailed } from '../../../test/make/aws/store-errors.ts'
import { accountStore } from './accounts.ts'

const [OPENED, NOW, MAX] = [1_000, 5_000, 3]
const NOT_WRITTEN = conditionFailed()

/** The accounts of a store where this many updates are refused before one is written. */
function accountsAfter(refusals: number) {
  const { client, store } = aMockStore()
  const updates = store.on(UpdateCommand)
  for (let call = 0; call < refusals; call++) updates.rejectsOnce(NOT_WRITTEN)
  updates.resolves({ Attributes: { commandCount: 2, commandWindowStart: OPENED, claimCount: 2 } })
  store.on(GetCommand).resolves({ Item: { commandCount: MAX, commandWindowStart: OPENED } })
  return { store, accounts: accountStore(client, 'Accounts') }
}

describe('T59 a command', () => {
  it.each([
    ['in the current window', 0],
    ['by starting a window', 1],
    ['in a window that another command has just started', 2],
  ])('is counted %s', async (_, refusals) => {
    const { store, accounts } = accountsAfter(refusals)
    expect(await accounts.reserve('owner', 'command', NOW, 0, MAX)).toEqual({
      isReserved: true,
      windowStart: OPENED,
    })
    expect(store).toHaveReceivedCommandTimes(UpdateCommand, refusals + 1)
    expect(store).not.toHaveReceivedCommand(GetCommand)
  })

  it('is refused with the start of a window that is full', async () => {
    const { store, accounts } = accountsAfter(3)
    expect(await accounts.reserve('owner', 'command', NOW, 0, MAX)).toEqual({
      isReserved: false,
      windowStart: OPENED,
    })
    expect(store).toHaveReceivedCommandTimes(UpdateCommand, 3)
  })
})

it('T64 a failed claim that cannot be counted is an error, rather than one for free', async () => {
  await expect(accountsAfter(3).accounts.countFailedClaim('owner', NOW, 0)).rejects.toThrow('window')
  expect(await accountsAfter(2).accounts.countFailedClaim('owner', NOW, 0)).toMatchObject({ count: 2 })
})
