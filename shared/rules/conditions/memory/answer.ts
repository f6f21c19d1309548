import { type Memory, NO_MEMORY } from '../compiled-condition.ts'

const NO: Memory = [0]
const YES: Memory = [1]

/** The memory of an answer: 1 or 0, or nothing where it is unknown. */
const codeOf = (value: boolean): Memory => (value ? YES : NO)
export const isYes = ([code]: Memory) => code === 1
export const isNo = ([code]: Memory) => code === 0

/** The same memory for the same answer; that of before where there is none. */
export function answerAfter(before: Memory, value: boolean | null): Memory {
  if (value === null || (value ? isYes(before) : isNo(before))) return before
  return codeOf(value)
}

/** Nothing is known yet. */
export const firstAnswer = (value: boolean | null) => answerAfter(NO_MEMORY, value)
