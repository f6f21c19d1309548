import { expect, it } from 'vitest'
import { accountWatch } from './watch-account.ts'

/** An account that is watched until this time, and what each list of its devices does. */
function aWatchedAccount(watchUntil = 0) {
  const account = { watchUntil, calls: 0, now: 0 }
  const watch = async (_accountId: string, until: number, enough: number) => {
    account.calls += 1
    if (account.watchUntil >= enough) return false
    account.watchUntil = until
    return true
  }
  return { account, list: accountWatch({ extendWatch: watch }, () => account.now) }
}

it('LIV-8 a list extends the watch to 90 s; the next one writes when less than 45 s remain', async () => {
  const { account, list } = aWatchedAccount()
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 90_000, calls: 1 })
  account.now = 45_000
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 90_000, calls: 1 })
  account.now = 45_001
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 135_001, calls: 2 })
})

it('LIV-8 an extension by another instance is kept, and checked again when it may run out', async () => {
  const { account, list } = aWatchedAccount(60_000)
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 60_000, calls: 1 })
  account.now = 1
  await list('a1')
  account.now = 20_000
  await list('a1')
  expect(account).toMatchObject({ watchUntil: 110_000, calls: 3 })
})

it('LIV-8 a store outage does not fail the list', async () => {
  const list = accountWatch(
    {
      extendWatch: async () => {
        throw new Error('unavailable')
      },
    },
    () => 0,
  )
  await expect(list('a1')).resolves.toBeUndefined()
})
