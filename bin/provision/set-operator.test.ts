import { describe, expect, it } from 'vitest'
import { setOperator } from './set-operator.ts'

/** A user pool with one account, and what was done to it. */
function aPool(hasAuthenticatorApp: boolean) {
  const done: string[] = []
  const accounts = {
    find: async (email: string) =>
      email === 'mia@example.com' ? { accountId: 'mia', confirmed: true, hasAuthenticatorApp } : null,
    addOperator: async () => void done.push('added'),
    removeOperator: async () => void done.push('removed'),
    signOutEverywhere: async () => void done.push('signed out'),
  }
  return { accounts, done }
}
const MIA = { email: 'mia@example.com', isOperator: true, dryRun: false }

describe('T106 who becomes an operator', () => {
  it('T106 has an authenticator app, and signs in again with it', async () => {
    const { accounts, done } = aPool(true)
    expect(await setOperator(MIA, accounts)).toContain('is an operator now')
    expect(done).toEqual(['added', 'signed out'])
  })

  it('T106 is nobody without an authenticator app', async () => {
    const { accounts, done } = aPool(false)
    await expect(setOperator(MIA, accounts)).rejects.toThrow('has no authenticator app')
    await expect(setOperator({ ...MIA, email: 'x@example.com' }, accounts)).rejects.toThrow('No account')
    expect(done).toEqual([])
  })

  it('T106 stops being one also after turning the app off', async () => {
    const { accounts, done } = aPool(false)
    expect(await setOperator({ ...MIA, isOperator: false }, accounts)).toContain('no operator any more')
    expect(done).toEqual(['removed', 'signed out'])
  })

  it('T106 is not changed by a dry run', async () => {
    const { accounts, done } = aPool(true)
    expect(await setOperator({ ...MIA, dryRun: true }, accounts)).toContain('Would make')
    expect(await setOperator({ ...MIA, isOperator: false, dryRun: true }, accounts)).toContain('Would stop')
    expect(done).toEqual([])
  })
})
