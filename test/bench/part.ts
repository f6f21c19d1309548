import type { Browser } from '@playwright/test'
import type { Cleanups } from '../../bin/local/process/cleanups.ts'
import type { Stack } from '../../bin/local/stack/read-stack.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import type { Figure } from './figure.ts'

/** The short form takes one round on small data. It shows that a part works; its figures mean nothing. */
export type Form = 'full' | 'short'

export type Part = (form: Form, tools: Tools) => Promise<Figure[]>

/** The tools of a part. They are closed when the part has ended, however it ended. */
export type Tools = {
  /** A new local run. In the short form, all parts share one. */
  localRun: () => Promise<LocalProcess>
  /** A run with the data of this one, which it stops. In the short form, the same run. */
  restarted: (run: LocalProcess) => Promise<LocalProcess>
  browser: () => Promise<Browser>
  synthesizedStack: () => Promise<{ folder: string; stack: Stack }>
  atEnd: Cleanups['add']
}

/** Thrown by a part for which this machine lacks something. */
export class CannotRun extends Error {}

/** A part that measures in sizes that depend on the form. */
export const inForms =
  <Size>(full: Size, short: Size, measure: (size: Size, tools: Tools) => Promise<Figure[]>): Part =>
  (form, tools) =>
    measure(form === 'full' ? full : short, tools)
