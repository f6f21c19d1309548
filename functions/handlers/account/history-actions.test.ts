import { expect, it } from 'vitest'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { historyActions } from './history-actions.ts'

const CALLER = { ...aCaller('mia'), sourceIp: '203.0.113.1' }
const NONE = { path: {}, query: undefined, body: undefined }

function anOwner(historyMonthsMax = 24) {
  const state: { months: number | null; planned: object[] } = { months: null, planned: [] }
  const actions = historyActions({
    history: {
      getMonths: async () => state.months,
      saveMonths: async (_accountId, months) => {
        state.months = months
      },
    },
    historyMonthsMax,
    due: { put: async (_dueAt, work) => void state.planned.push(work) },
    now: () => 0,
  })
  return {
    state,
    get: () => actions.getHistory(NONE, CALLER),
    set: (months: number | null, deletesOlder?: boolean) =>
      actions.setHistory({ ...NONE, body: { months, deletesOlder } }, CALLER),
  }
}

it('SET-1 a history is kept as long as the deployment does, until its owner chooses', async () => {
  expect(await anOwner().get()).toEqual({ reply: { months: null, monthsMax: 24 } })
})

it('SET-1 a shorter history needs the word that it deletes what is older, and is then pruned', async () => {
  const { state, set } = anOwner()
  expect(await set(23)).toEqual({ refused: 'deletes-history' })
  expect(state).toEqual({ months: null, planned: [] })
  expect(await set(23, true)).toEqual({ reply: { months: 23, monthsMax: 24 } })
  expect(state.planned).toEqual([{ kind: 'pruneHistory', accountId: 'mia', after: null }])
})

it('SET-1 a longer history deletes nothing and needs no word', async () => {
  const { set } = anOwner()
  await set(3, true)
  expect(await set(6)).toEqual({ reply: { months: 6, monthsMax: 24 } })
  expect(await set(null)).toEqual({ reply: { months: null, monthsMax: 24 } })
  expect(await set(24)).toEqual({ reply: { months: 24, monthsMax: 24 } })
})

it('SET-1 a history longer than the deployment keeps is refused', async () => {
  expect(await anOwner(24).set(25)).toEqual({ refused: 'history-too-long' })
})
