import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Returns the keyboard focus to the previously focused element on unmount. */
export function useRestoreFocus(): void {
  const [before] = useState(() => withAncestors(document.activeElement))
  useEffect(() => () => moveFocus(before), [before])
}

/** Focuses the element when it appears, where that is wanted. */
export function useFocusOnMount<Focusable extends HTMLElement>(isWanted = true): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  const [focuses] = useState(isWanted)
  useEffect(() => {
    if (focuses) element.current?.focus()
  }, [focuses])
  return element
}

/** When the element unmounts while focused, moves the focus to its nearest focusable ancestor. */
export function useFocusAncestorOnUnmount(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const elements = withAncestors(element.current)
    return () => {
      if (document.activeElement === elements[0]) moveFocus(elements)
    }
  }, [element])
}

/** Returns the focus to a button that lost it by being disabled while loading. */
export function useFocusAfterLoading(loading: boolean, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = button.current
    if (!loading || focused === null || document.activeElement !== focused) return
    return () => moveFocus([focused])
  }, [loading, button])
}

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let one = element; one !== null; one = one.parentElement)
    if (one instanceof HTMLElement && one !== document.body) found.push(one)
  return found
}

const TABBABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'
const FOCUSABLE = `${TABBABLE}, [tabindex]`

/**
 * Focuses the first of the elements that is still in the page and focusable, or contains a focusable element. Does
 * nothing if something else has the focus by then.
 */
function moveFocus(elements: readonly HTMLElement[]): void {
  // Waits until React has rendered the replacement.
  window.setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = elements
      .filter(({ isConnected }) => isConnected)
      .map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector<HTMLElement>(TABBABLE)))
      .find((one) => one !== null)
    next?.focus({ preventScroll: true })
  })
}
