import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Flag, Text, wholeNumber } from './option-values.ts'
import { readOptions } from './read-options.ts'

const FORM = {
  usage: 'npm run greet -- --name NAME',
  options: z.object({ name: Text, times: wholeNumber(1, 3).default(1), loud: Flag }),
}
const read = (...args: string[]) =>
  readOptions(args, FORM, (values) =>
    values.loud && values.times > 1 ? '--loud greets once.' : { kind: 'greet' as const, ...values },
  )

describe('command-line options', () => {
  it.each([
    [['--name', 'Mia'], { name: 'Mia', times: 1, loud: false }],
    [['--loud', '--name=Mia'], { name: 'Mia', times: 1, loud: true }],
    [['--name', '-Mia', '--times', '2'], { name: '-Mia', times: 2, loud: false }],
    [['--name', 'a=b'], { name: 'a=b', times: 1, loud: false }],
  ])('%j', (args, values) => {
    expect(read(...args)).toEqual({ kind: 'greet', ...values })
  })

  it.each([
    [[], '--name: is required'],
    [['--name', ' '], '--name: must not be empty'],
    [['--name', '--loud'], '--name'],
    [['--name', 'Mia', '--times', '4'], '--times: must be between 1 and 3'],
    [['--name', 'Mia', '--times', '-1'], '--times: must be between 1 and 3'],
    [['--name', 'Mia', '--times', '1.5'], '--times: must be a whole number'],
    [['--name', 'Mia', '--times', 'often'], '--times: must be a number'],
    [['--name', 'Mia', '--times', '2', '--loud'], '--loud greets once.'],
    [['--name', 'Mia', '--wave'], "Unknown option '--wave'"],
  ])('%j is invalid: %s', (args, reason) => {
    const command = read(...args)
    expect(command).toMatchObject({ kind: 'invalid', reason: expect.stringContaining(reason) })
    expect(command).toMatchObject({ reason: expect.stringContaining(FORM.usage) })
  })

  it('--help shows the usage, whatever the other options are', () => {
    expect(read('--times', 'often', '--help')).toEqual({ kind: 'help', usage: FORM.usage })
  })
})
