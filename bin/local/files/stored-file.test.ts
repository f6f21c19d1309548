import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'
import { makeFile, readStoredFile, replaceFile } from './stored-file.ts'

const Kept = z.object({ name: z.string() })
const aFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-kept-')), 'kept.json')

it('what is kept is read again, for its owner’s eyes only', () => {
  const file = aFile()
  expect(readStoredFile(file, Kept)).toBeNull()
  replaceFile(file, '{"name":"one"}')
  expect(readStoredFile(file, Kept)).toEqual({ name: 'one' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it.each(['', '{"name":"o', '{"called":"one"}'])(
  '%j of a kill or another version stops the start, plainly',
  (text) => {
    const file = aFile()
    writeFileSync(file, text)
    expect(() => readStoredFile(file, Kept)).toThrow(UserError)
    expect(() => readStoredFile(file, Kept)).toThrow(
      `${file} is broken, or another version’s. Start with --fresh`,
    )
  },
)

it('a file is made by one only', () => {
  const file = aFile()
  expect([makeFile(file, 'one'), makeFile(file, 'two')]).toEqual([true, false])
  expect(readFileSync(file, 'utf8')).toBe('one')
  expect(() => makeFile(join(file, 'below'), 'three')).toThrow('ENOTDIR')
})
