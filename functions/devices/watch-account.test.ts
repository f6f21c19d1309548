import { expect, it } from 'vitest'
import { accountWatch } from './watch-account.ts'

/** An account that is watched until then, and a function that answers its lists. */
function aWatchedAccount(watchUntil = 0) {
  const account = { watchUntil, asked: 0, now: 0 }
  const watch = async (_accountId: string, until: number, enough: number) => {
    account.asked += 1
    if (account.watchUntil >= enough) return false
    account.watchUntil = until
    return true
  }
  return { account, list: accountWatch({ extendWatch: watch }, () => account.now) }
}

it('LIV-8 a list has the account watched for 90 s; the next writes when less than 45 s remain', async () => {
  const { account, list } = aWatchedAccount()
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 90_000, asked: 1 })
  account.now = 45_000
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 90_000, asked: 1 })
  account.now = 45_001
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 135_001, asked: 2 })
})

it('LIV-8 what another function renewed is left as it is, and asked for again when it may run out', async () => {
  const { account, list } = aWatchedAccount(60_000)
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 60_000, asked: 1 })
  account.now = 1
  await list('a1')
  account.now = 20_000
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 110_000, asked: 3 })
})

it('LIV-8 a store that is away does not fail the list', async () => {
  const list = accountWatch(
    {
      extendWatch: async () => {
        throw new Error('away')
      },
    },
    () => 0,
  )
  await expect(list('a1')).resolves.toBeUndefined()
})
