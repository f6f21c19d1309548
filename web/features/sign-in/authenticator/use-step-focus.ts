import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { type RefObject, useEffect, useRef } from 'react'

const FIELD = 'input'

/**
 * Focuses the first field of each step after the first, and the field that was in use when a call has failed: the
 * Authenticator disables all of them meanwhile.
 */
export function useStepFocus(steps: RefObject<HTMLElement | null>): void {
  const { route, isPending } = useAuthenticator((state) => [state.route, state.isPending])
  const before = useRef<{ route: string; field: Element | null } | null>(null)

  useEffect(() => {
    if (before.current === null || isPending || !isStep(before.current.route)) return
    const isSameStep = before.current.route === route
    const field = isSameStep ? before.current.field : steps.current?.querySelector(FIELD)
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus()
  }, [route, isPending, steps])

  useEffect(() => {
    before.current = { route, field: null }
    const remember = ({ target }: FocusEvent) => {
      before.current = { route, field: target instanceof Element ? target : null }
    }
    const element = steps.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [route, steps])
}

/** The others show nothing, before the first step and after the last. */
const isStep = (route: string) => !['idle', 'setup', 'transition', 'authenticated'].includes(route)
