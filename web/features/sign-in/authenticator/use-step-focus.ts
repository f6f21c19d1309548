import { useAuthenticator } from '@aws-amplify/ui-react'
import { type RefObject, useEffect, useRef } from 'react'

const FIELD = 'input'
const EMAIL = 'input[name="username"], input[name="email"]'

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

/** Carries the email address of one step over to the next, and to the same one in another language. */
export function useKeptEmail(steps: RefObject<HTMLElement | null>, language: string): void {
  const { route } = useAuthenticator((state) => [state.route])
  const email = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language has new fields
  useEffect(() => {
    const field = isStep(route) && steps.current?.querySelector<HTMLInputElement>(EMAIL)
    if (!field) return
    if (field.value === '') field.value = email.current
    const keep = () => {
      email.current = field.value
    }
    field.addEventListener('input', keep)
    return () => field.removeEventListener('input', keep)
  }, [route, steps, language])
}
