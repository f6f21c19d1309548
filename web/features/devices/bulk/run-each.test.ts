import { expect, test } from 'vitest'
import { runEach } from './use-bulk.ts'

test('DEV-2 acts on every item, four at a time, and returns those that failed', async () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  const acted: number[] = []
  const progressed: number[] = []
  let running = 0
  let most = 0
  const failures = await runEach(items, {
    act: async (item) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 1))
      running -= 1
      acted.push(item)
      if (item % 7 === 0) throw new Error(`no ${item}`)
    },
    progress: (done) => progressed.push(done),
  })
  expect(acted.toSorted((a, b) => a - b)).toEqual(items)
  expect(most).toBe(4)
  expect(progressed).toEqual(items.map((item) => item + 1))
  expect(failures.map(({ item, error }) => [item, error.message]).toSorted()).toEqual([
    [0, 'no 0'],
    [14, 'no 14'],
    [7, 'no 7'],
  ])
})
