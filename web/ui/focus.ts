import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** The focus of the keyboard is given back to what had it before, when what calls this goes. */
export function useRestoreFocus(): void {
  const [before] = useState(() => withAncestors(document.activeElement))
  useEffect(() => () => passOn(before), [before])
}

/** When the element goes while it has the focus, the focus goes to what is nearest around it. */
export function useFocusAncestorOnUnmount(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around = withAncestors(element.current)
    return () => {
      if (document.activeElement === around[0]) passOn(around)
    }
  }, [element])
}

/** A button that cannot be pressed while it works loses the focus, and has it again after. */
export function useFocusAfterLoading(working: boolean, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const had = button.current
    if (!working || had === null || document.activeElement !== had) return
    return () => passOn([had])
  }, [working, button])
}

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let one = element; one !== null; one = one.parentElement)
    if (one instanceof HTMLElement && one !== document.body) found.push(one)
  return found
}

const BY_KEY = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'
const CAN_HAVE_IT = `${BY_KEY}, [tabindex]`

/** To the first that is still there and can have it, or holds what can; unless it has gone on by itself. */
function passOn(elements: readonly HTMLElement[]): void {
  // not before the page has drawn what comes instead
  window.setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = elements
      .filter(({ isConnected }) => isConnected)
      .map((one) => (one.matches(CAN_HAVE_IT) ? one : one.querySelector<HTMLElement>(BY_KEY)))
      .find((one) => one !== null)
    next?.focus({ preventScroll: true })
  })
}
