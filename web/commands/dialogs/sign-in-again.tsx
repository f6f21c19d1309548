import { lazy } from 'react'
import { ApiProblem } from '../../../shared/http/client.ts'
import { addTexts } from '../../i18n/i18n.ts'
import type { useSendCommand } from '../use-commands.ts'

/** Few commands need it, so it comes with its texts when one does. */
export const SignInAgain = lazy(async () => {
  const [{ SignInAgainForm }] = await Promise.all([import('./sign-in-again-form.tsx'), addTexts('signIn')])
  return { default: SignInAgainForm }
})

/** Whether a command waits for the password: it was refused for that, or is being sent again with it. */
export function asksAgain({ error, isPending, variables }: SentCommand): boolean {
  if (isPending) return typeof variables?.token === 'string'
  return error instanceof ApiProblem && error.code === 'sign-in-again'
}

type SentCommand = Pick<ReturnType<typeof useSendCommand>, 'error' | 'isPending' | 'variables'>
