import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

function aSource() {
  let now = 0
  let reads = 0
  const answers: (() => Promise<number>)[] = []
  const read = () => (answers.shift() ?? (async () => reads))()
  const ask = remembered(
    () => {
      reads++
      return read()
    },
    60_000,
    () => now,
  )
  return {
    ask,
    failOnce: () => answers.push(() => Promise.reject(new Error('away'))),
    at: (time: number) => {
      now = time
    },
  }
}

it('T43 the keys are read once for all who ask at once, and again when their time is over', async () => {
  const { ask, at } = aSource()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  at(59_999)
  expect(await ask()).toBe(1)
  at(60_000)
  expect(await ask()).toBe(2)
})

it('T43 a reading that failed is not remembered, and the next one is', async () => {
  const { ask, failOnce } = aSource()
  failOnce()
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('away')
  expect(await ask()).toBe(2)
  expect(await ask()).toBe(2)
})
