import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInbox } from './email.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const now = () => Date.parse(NOON)
const aFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-inbox-')), 'inbox.jsonl')
const anEmail = (subject: string, text = 'Hello') => ({ to: 'mia@example.com', subject, text })

test('emails are listed newest first, also after a restart', () => {
  const file = aFile()
  const inbox = createInbox({ file, now })
  inbox.send(anEmail('one'))
  inbox.send(anEmail('two'))
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['two', 'one'])
  appendFileSync(file, '\n{"to":"torn')
  expect(createInbox({ file, now }).list()).toEqual(inbox.list())
})

test('only the newest 500 are stored', () => {
  const file = aFile()
  const inbox = createInbox({ file, now })
  for (let number = 1; number <= 1_001; number++) inbox.send(anEmail(`${number}`))
  const listed = inbox.list()
  expect([listed.length, listed[0]?.subject, listed.at(-1)?.subject]).toEqual([500, '1001', '502'])
  createInbox({ file, now })
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(500)
})
