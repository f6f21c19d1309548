import { describe, expect, it } from 'vitest'
import { figure } from './figure.ts'
import { failRunningParts, measureParts } from './measure-parts.ts'
import { CannotRun, type Form, inForms, type Part } from './part.ts'
import type { BenchTools } from './tools.ts'

const SPEED = figure('speed', 1, 'a second')
const good: Part = async () => [SPEED]

const unused = () => Promise.reject(new Error('The part uses a tool'))
const tools: BenchTools = {
  ofPart: ({ add }) => ({
    localRun: unused,
    restarted: unused,
    browser: unused,
    synthesizedStack: unused,
    atEnd: add,
  }),
}

const endingsOf = async (parts: Record<string, Part>) => {
  const outcomes = await measureParts(parts, { form: 'full', tools, ended: () => undefined })
  return outcomes.map(({ seconds, ...outcome }) => outcome)
}

describe('OPS parts of the bench', () => {
  it('are all measured, also after one that fails and one that cannot run', async () => {
    const failing: Part = async () => [figure('median', Number.NaN, 'ms')]
    const unable: Part = async () => {
      throw new CannotRun('no browser')
    }
    expect(await endingsOf({ failing, unable, good })).toEqual([
      { part: 'failing', kind: 'failed', reason: expect.stringContaining('median: nothing was measured') },
      { part: 'unable', kind: 'skipped', reason: 'no browser' },
      { part: 'good', kind: 'measured', figures: [SPEED] },
    ])
  })

  it('fail by an error that they have not caught, while the others go on', async () => {
    const disconnected: Part = () => {
      setImmediate(() => failRunningParts(new Error('connection lost')))
      return new Promise(() => undefined)
    }
    expect(await endingsOf({ disconnected, good })).toMatchObject([
      { part: 'disconnected', kind: 'failed', reason: expect.stringContaining('connection lost') },
      { part: 'good', kind: 'measured' },
    ])
  })

  it('have their tools closed before the next begins, however they end', async () => {
    const steps: string[] = []
    const opening =
      (name: string, part: Part): Part =>
      async (form, own) => {
        steps.push(`open ${name}`)
        own.atEnd(() => {
          steps.push(`close ${name}`)
        })
        return part(form, own)
      }
    const failing: Part = async () => {
      throw new Error('broken')
    }
    await endingsOf({ failing: opening('failing', failing), good: opening('good', good) })
    expect(steps).toEqual(['open failing', 'close failing', 'open good', 'close good'])
  })

  it('measure the sizes of their form', async () => {
    const rows = inForms({ rows: 100 }, { rows: 1 }, async (sizes) => [figure('rows', sizes.rows, '')])
    const measured = (form: Form) => measureParts({ rows }, { form, tools, ended: () => undefined })
    expect(await measured('full')).toMatchObject([{ figures: [{ value: 100 }] }])
    expect(await measured('short')).toMatchObject([{ figures: [{ value: 1 }] }])
  })
})
