import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'
import { createFile, readStoredFile, replaceFile } from './stored-file.ts'

const Stored = z.object({ name: z.string() })
const aFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-stored-')), 'stored.json')

it('a stored file can be read again, by its owner only', () => {
  const file = aFile()
  expect(readStoredFile(file, Stored)).toBeNull()
  replaceFile(file, '{"name":"one"}')
  expect(readStoredFile(file, Stored)).toEqual({ name: 'one' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it.each(['', '{"name":"o', '{"called":"one"}'])(
  '%j, from a kill or another version, stops the start with advice',
  (text) => {
    const file = aFile()
    writeFileSync(file, text)
    expect(() => readStoredFile(file, Stored)).toThrow(UserError)
    expect(() => readStoredFile(file, Stored)).toThrow(
      `${file} is damaged, or was written by another version of Vectra. Start with --fresh`,
    )
  },
)

it('a file is created once', () => {
  const file = aFile()
  expect([createFile(file, 'one'), createFile(file, 'two')]).toEqual([true, false])
  expect(readFileSync(file, 'utf8')).toBe('one')
  expect(() => createFile(join(file, 'below'), 'three')).toThrow('ENOTDIR')
})
