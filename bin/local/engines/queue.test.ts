import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { createQueue } from './queue.ts'

function aQueue(bodies: readonly string[]) {
  const clock = { now: NOON }
  const file = join(mkdtempSync(join(tmpdir(), 'vectra-queue-')), 'queue.jsonl')
  const queue = createQueue(file, () => clock.now)
  for (const body of bodies) queue.send(body)
  return { clock, file, queue, received: (max = 10) => queue.receive(max, 1_000).map(({ body }) => body) }
}

it('hands out what is in nobody’s hands, the oldest first, and again when nobody removed it', () => {
  const { clock, received } = aQueue(['a', 'b', 'c'])
  expect(received(2)).toEqual(['a', 'b'])
  expect(received()).toEqual(['c'])
  clock.now += 999
  expect(received()).toEqual([])
  clock.now += 1
  expect(received()).toEqual(['a', 'b', 'c'])
})

it('shows at once what is given back', () => {
  const { queue, received } = aQueue(['a'])
  const [first] = queue.receive(1, 60_000)
  queue.hide(first?.messageId ?? '', 0)
  expect(received()).toEqual(['a'])
})

it('forgets what is removed, for good and alone', () => {
  const { queue, file } = aQueue(['a', 'b', 'a'])
  const [first] = queue.receive(1, 0)
  queue.remove(first?.messageId ?? '')
  expect(queue.messages()).toEqual(['b', 'a'])
  expect(createQueue(file, Date.now).messages()).toEqual(['b', 'a'])
  expect(first?.sentAt).toBe(NOON)
})
