import { expect, it, vi } from 'vitest'
import { cleanups } from './cleanups.ts'

it('ends once, the last begun first, whatever becomes of one, and at once what begins too late', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ended: string[] = []
  const ends = cleanups()
  const end = (name: string) => () => void ended.push(name)
  ends.add(end('first'), () => Promise.reject(new Error('stuck')), end('third'))
  ends.add(end('last'))
  await Promise.all([ends.endAll(), ends.endAll()])
  expect(ended).toEqual(['last', 'third', 'first'])
  expect(failed.mock.calls).toEqual([[new Error('stuck')]])
  ends.add(end('late'))
  expect(ended.at(-1)).toBe('late')
  vi.restoreAllMocks()
})
