import { expect, it, vi } from 'vitest'
import { cleanups } from './cleanups.ts'

it('run once, in reverse order, even if one fails; one added too late runs immediately', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ran: string[] = []
  const { add, runAll } = cleanups()
  const cleanup = (name: string) => () => void ran.push(name)
  add(cleanup('first'), () => Promise.reject(new Error('stuck')), cleanup('third'))
  add(cleanup('last'))
  await Promise.all([runAll(), runAll()])
  expect(ran).toEqual(['last', 'third', 'first'])
  expect(logged.mock.calls).toEqual([[new Error('stuck')]])
  add(cleanup('late'))
  expect(ran.at(-1)).toBe('late')
  vi.restoreAllMocks()
})
