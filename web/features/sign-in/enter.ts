import { signIn, signOut } from 'aws-amplify/auth'
import { UnsupportedStep } from './sign-in-problem.ts'
import type { Step } from './step.ts'

/** Signs in; answers the step that comes before, or `null` when somebody is signed in now. */
export async function enter(email: string, password: string): Promise<Step | null> {
  const { nextStep } = await signInAfresh(email, password)
  switch (nextStep.signInStep) {
    case 'DONE':
      return null
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirm', email, password }
    case 'RESET_PASSWORD':
      return { name: 'forgot', email }
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
