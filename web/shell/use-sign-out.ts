import { useRouter } from '@tanstack/react-router'
import { useSite } from '../api/site.tsx'
import { endSession } from '../session/session.ts'

/** Ends the session here even when the sign-in service cannot be told. */
export function useSignOut() {
  const { clearAccount: leave } = useSite()
  const router = useRouter()
  return async () => {
    await endSession()
    await leave()
    await router.navigate({ to: '/login', replace: true })
  }
}
