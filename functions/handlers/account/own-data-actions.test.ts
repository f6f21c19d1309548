import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import type { AccountJob } from '../../outside/account-jobs.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { dueStore, minuteOf } from '../../stores/due.ts'
import { DueWork } from '../../stores/due-work.ts'
import { ownDataActions } from './own-data-actions.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const NONE = { path: {}, query: undefined, body: undefined }

let engine: StoreEngine
let tables: { accounts: string; due: string }
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
  }
})
afterAll(() => engine.stop())

let made = 0
function anOwner() {
  const accountId = `account${made++}`
  const clock = { now: NOON }
  const due = dueStore(engine.client, tables.due)
  const exports = dataExportStore(engine.client, tables)
  const jobs: AccountJob[] = []
  let ids = 0
  const actions = ownDataActions({
    accounts: accountStore(engine.client, tables.accounts),
    deletions: accountDeletionStore(engine.client, tables),
    exports,
    due,
    jobs: { send: async (job) => void jobs.push(job) },
    files: {
      linkTo: async (key, name, lifetimeMs) => `https://files.example/${key}?as=${name}&for=${lifetimeMs}`,
    },
    newId: () => `export${ids++}`,
    now: () => clock.now,
  })
  const caller = { ...aCaller(accountId), sourceIp: '203.0.113.1' }
  return {
    accountId,
    clock,
    exports,
    jobs,
    request: (reason: string | null = null) =>
      actions.requestDeletion({ ...NONE, body: { reason, userEmail: 'eve@example.com' } }, caller),
    withdraw: () => actions.withdrawDeletion(NONE, caller),
    deletion: () => actions.getDeletion(NONE, caller),
    startExport: () => actions.startExport(NONE, caller),
    newestExport: () => actions.getExport(NONE, caller),
    /** The kinds of the work of a minute, with the names of mails. */
    async planned(at = clock.now) {
      const kinds: string[] = []
      for await (const page of due.listPages(minuteOf(at)))
        for (const work of page.map((item) => DueWork.parse(item.work)))
          if ('accountId' in work && work.accountId === accountId)
            kinds.push(work.kind === 'accountMail' ? work.mail : work.kind)
      return kinds
    },
  }
}

const deletesAt = (at: number) => ({ reply: { deletesAt: toIso(at) } })

describe('the deletion of an account', () => {
  test('SET-3 is requested for a day later, and the owner is written to', async () => {
    const owner = anOwner()
    expect(await owner.deletion()).toEqual({ reply: { deletesAt: null } })
    const answer = await owner.request('Sold the boat')
    expect(answer).toEqual({ reply: { success: true, deletesAt: toIso(NOON + DAY_MS) } })
    expect(await owner.deletion()).toEqual(deletesAt(NOON + DAY_MS))
    expect(await owner.planned()).toEqual(['deletion-requested'])
  })

  test('SET-3 a second request changes nothing', async () => {
    const owner = anOwner()
    await owner.request()
    owner.clock.now += HOUR_MS
    expect(await owner.request()).toMatchObject({ reply: { deletesAt: toIso(NOON + DAY_MS) } })
    expect(await owner.planned()).toEqual([])
  })

  test('SET-3 is withdrawn as often as one likes, and written about once', async () => {
    const owner = anOwner()
    await owner.request()
    owner.clock.now += HOUR_MS
    for (let times = 0; times < 2; times++)
      expect(await owner.withdraw()).toEqual({ reply: { success: true } })
    expect(await owner.deletion()).toEqual({ reply: { deletesAt: null } })
    expect(await owner.planned()).toEqual(['deletion-withdrawn'])
    expect(await owner.request()).toMatchObject({ reply: { deletesAt: toIso(NOON + HOUR_MS + DAY_MS) } })
  })
})

describe('an export of all data', () => {
  test('SET-3 is started once at a time', async () => {
    const owner = anOwner()
    expect(await owner.newestExport()).toEqual({ reply: { export: null } })
    const all = await Promise.all([owner.startExport(), owner.startExport(), owner.startExport()])
    const preparing = {
      status: 'preparing',
      createdAt: toIso(NOON),
      expiresAt: null,
      sizeBytes: null,
      url: null,
    }
    for (const answer of all) expect(answer).toMatchObject({ reply: { export: preparing } })
    const ids = all.map((answer) => 'reply' in answer && answer.reply.export.id)
    expect(new Set(ids).size).toBe(1)
  })

  test('T114 has links of five minutes until it expires, and nothing after that', async () => {
    const owner = anOwner()
    await owner.startExport()
    expect(owner.jobs).toEqual([{ kind: 'export', accountId: owner.accountId, exportId: 'export0' }])
    const before = await owner.exports.get(owner.accountId)
    if (before === null) throw new Error('No export was started')
    const expiresAt = NOON + 7 * DAY_MS
    const files = ['a', 'b'].map((name) => ({ key: `exports/${name}.zip`, sizeBytes: 10 }))
    const ready = { ...before, status: 'ready' as const, expiresAt, files }
    expect(await owner.exports.advance(owner.accountId, before, ready, [])).toBe(true)
    expect(await owner.exports.advance(owner.accountId, before, ready, [])).toBe(false)
    owner.clock.now = expiresAt - 1
    expect(await owner.newestExport()).toMatchObject({
      reply: {
        export: {
          status: 'ready',
          sizeBytes: 20,
          expiresAt: toIso(expiresAt),
          url: 'https://files.example/exports/a.zip?as=a.zip&for=300000',
          moreUrls: ['https://files.example/exports/b.zip?as=b.zip&for=300000'],
        },
      },
    })
    owner.clock.now = expiresAt
    expect(await owner.newestExport()).toEqual({ reply: { export: null } })
  })
})
