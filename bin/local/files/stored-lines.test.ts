import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { storedLines } from './stored-lines.ts'

it('a line that was left unfinished is passed over, and spoils no other', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vectra-lines-')), 'lines.jsonl')
  const lines = storedLines(file, z.object({ text: z.string() }))
  expect(lines.read()).toEqual([])
  lines.append({ text: 'one\ntwo' })
  appendFileSync(file, '\n{"text":"tor')
  lines.append({ text: 'three' })
  expect(lines.read()).toEqual([{ text: 'one\ntwo' }, { text: 'three' }])
  lines.replace(lines.read().slice(1))
  lines.append({ text: 'four' })
  expect(storedLines(file, z.object({ text: z.string() })).read()).toEqual([
    { text: 'three' },
    { text: 'four' },
  ])
})
