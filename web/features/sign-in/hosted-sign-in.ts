import { Hub } from 'aws-amplify/utils'
import { isSignInPending } from '../../session/session.ts'
import { HOME, returnPath } from './return-path.ts'

const isReturning = () =>
  window.location.pathname === '/callback' && /[?&](code|error)=/.test(window.location.search)

/**
 * On the page to which the identity provider returns: resolves with the path to continue to, or rejects if nobody is
 * signed in. Null on every other page. Amplify may exchange the code as soon as it is configured, and then removes it
 * from the address.
 */
export const hostedSignIn: Promise<string> | null = isReturning() ? waitForSignIn() : null
hostedSignIn?.catch((error: unknown) => console.error('Could not complete the sign-in:', error))

function waitForSignIn(): Promise<string> {
  // Amplify says nothing about a code that this browser did not request
  if (!isSignInPending()) return Promise.reject(new Error('This browser did not request a sign-in'))
  return new Promise((resolve, reject) => {
    let to = HOME
    Hub.listen('auth', ({ payload }) => {
      // the return path is the custom state
      if (payload.event === 'customOAuthState') to = returnPath(payload.data)
      if (payload.event === 'signInWithRedirect') resolve(to)
      if (payload.event === 'signInWithRedirect_failure') reject(payload.data.error)
    })
  })
}
