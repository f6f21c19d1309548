import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { storedLines } from './stored-lines.ts'

it('a line that was cut short is skipped, and the others are intact', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vectra-lines-')), 'lines.jsonl')
  const lines = storedLines(file, z.object({ text: z.string() }))
  expect(lines.list()).toEqual([])
  lines.append({ text: 'one\ntwo' })
  appendFileSync(file, '\n{"text":"tor')
  lines.append({ text: 'three' })
  expect(lines.list()).toEqual([{ text: 'one\ntwo' }, { text: 'three' }])
  lines.replaceAll(lines.list().slice(1))
  lines.append({ text: 'four' })
  expect(storedLines(file, z.object({ text: z.string() })).list()).toEqual([
    { text: 'three' },
    { text: 'four' },
  ])
})
