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

it('delivers the oldest visible messages, and again after their timeout', () => {
  const { clock, received } = aQueue(['a', 'b', 'c'])
  expect(received(2)).toEqual(['a', 'b'])
  expect(received()).toEqual(['c'])
  clock.now += 999
  expect(received()).toEqual([])
  clock.now += 1
  expect(received()).toEqual(['a', 'b', 'c'])
})

it('delivers a message immediately after its visibility timeout is set to 0', () => {
  const { queue, received } = aQueue(['a'])
  const [first] = queue.receive(1, 60_000)
  queue.changeVisibility(first?.messageId ?? '', 0)
  expect(received()).toEqual(['a'])
})

it('deletes only the given message, permanently', () => {
  const { queue, file } = aQueue(['a', 'b', 'a'])
  const [first] = queue.receive(1, 0)
  queue.delete(first?.messageId ?? '')
  expect(queue.listBodies()).toEqual(['b', 'a'])
  expect(createQueue(file, Date.now).listBodies()).toEqual(['b', 'a'])
  expect(first?.sentAt).toBe(NOON)
})

it('delivers a delayed message only after its delay', () => {
  const { clock, queue, received } = aQueue([])
  queue.send('later', 5_000)
  clock.now += 4_999
  expect(received()).toEqual([])
  clock.now += 1
  expect(received()).toEqual(['later'])
})

it('moves a message that was received too often to the dead-letter queue', () => {
  const { clock, file, queue: deadLetters } = aQueue([])
  const redrive = { queue: 'Events', deadLetters, maxReceiveCount: 2 }
  const queue = createQueue(`${file}.source`, () => clock.now, redrive)
  const messageId = queue.send('poison')
  for (const receiveCount of [1, 2]) {
    expect(queue.receive(1, 1_000)).toMatchObject([{ body: 'poison', receiveCount }])
    clock.now += 1_000
  }
  expect(deadLetters.listBodies()).toEqual([])
  expect(queue.receive(1, 1_000)).toEqual([])
  expect(queue.listBodies()).toEqual([])
  const expected = [{ messageId, body: 'poison', sentAt: NOON, source: 'Events' }]
  expect(createQueue(file, () => clock.now).receive(1, 0)).toMatchObject(expected)
  expect(deadLetters.receive(1, 1_000)).toMatchObject(expected)
})
