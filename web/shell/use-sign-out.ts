import { useRouter } from '@tanstack/react-router'
import { useSite } from '../api/site.tsx'
import { endSession } from '../session/session.ts'

/** Signs out of this browser, even when the sign-in service is unreachable. */
export function useSignOut() {
  const { clearAccount } = useSite()
  const router = useRouter()
  return async () => {
    await endSession()
    await clearAccount()
    await router.navigate({ to: '/login', replace: true })
  }
}
