import { en } from '../../i18n/en.ts'

export type SignInProblem = keyof typeof en.signInProblem

/** The text that says what went wrong and what to do, by the name that Cognito or Amplify gives the error. */
export function signInProblem(error: unknown): SignInProblem {
  const name = error instanceof Error ? error.name : ''
  return isKnown(name) ? name : 'other'
}

const isKnown = (name: string): name is SignInProblem => name in en.signInProblem

/** Thrown for a step of Cognito's that this site has no form for. */
export class UnsupportedStep extends Error {
  override readonly name = 'unsupportedStep'
}
