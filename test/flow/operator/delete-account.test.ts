import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import * as z from 'zod'
import { anAccount, localUrl } from '../../make/accounts/account.ts'
import { provision } from '../../make/local/operator.ts'

const Inbox = z.array(z.object({ subject: z.string(), text: z.string() }))
const SLOW = { timeout: 120_000, interval: 500 }

const provisionLocally = (...args: string[]) =>
  provision([...args, '--local', '--data', inject('dataFolder')])

async function receiptTo(email: string): Promise<string | undefined> {
  const response = await fetch(`${localUrl()}/_local/inbox.json?to=${encodeURIComponent(email)}`)
  const mails = Inbox.parse(await response.json())
  return mails.find(({ subject }) => subject === 'Your account has been deleted')?.text
}

it('T113 --delete-account deletes at once, and its receipt can be verified', async () => {
  const account = await anAccount()
  const { email } = account
  expect((await provisionLocally('--delete-account', email, '--confirm')).code).toBe(0)
  expect(await account.call('GET', '/vectra/preferences')).toMatchObject({ status: 403 })
  const receipt = await vi.waitFor(async () => {
    const text = await receiptTo(email)
    if (text === undefined) throw new Error('No receipt yet')
    return text
  }, SLOW)
  expect(receipt).toContain(`Account: ${email}`)
  expect(receipt).toContain('Requested by: operator')

  const file = join(mkdtempSync(join(tmpdir(), 'vectra-receipt-')), 'receipt.txt')
  writeFileSync(file, receipt)
  expect(await provisionLocally('--verify-receipt', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is ours and unchanged'),
  })
}, 300_000)
