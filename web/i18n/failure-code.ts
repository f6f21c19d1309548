import i18next from 'i18next'
import type { FailureCode } from './en/problem.ts'

/** Whether a code has a text. A newer server may send codes that this site does not know. */
export const isFailureCode = (code: string): code is FailureCode => i18next.exists(`problem.codes.${code}`)
