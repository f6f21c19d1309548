import { signIn, signOut } from 'aws-amplify/auth'
import { UnsupportedStep } from './sign-in-problem.ts'
import type { Ways } from './steps/step.ts'

/** Signs in, and goes on to the dashboard or to the step that comes before. */
export async function enter(email: string, password: string, { go, finish }: Ways): Promise<void> {
  const { nextStep } = await signInAfresh(email, password)
  switch (nextStep.signInStep) {
    case 'DONE':
      return finish()
    case 'CONFIRM_SIGN_UP':
      return go({ name: 'confirm', email, password })
    case 'RESET_PASSWORD':
      return go({ name: 'forgot', email })
    default:
      throw new UnsupportedStep(nextStep.signInStep)
  }
}

/** A session that the server no longer takes is still there for Amplify: it ends first. */
async function signInAfresh(username: string, password: string) {
  try {
    return await signIn({ username, password })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error
    await signOut()
    return signIn({ username, password })
  }
}
