import type { FailureCode } from './en/problem.ts'
import { en } from './en.ts'

/** Whether a code has a text. A newer server may send codes that this site does not know. */
export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(en.problem.codes, code)
