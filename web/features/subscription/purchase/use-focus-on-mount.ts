import { useEffect, useRef } from 'react'

/** Moves the focus to a heading that takes the place of the form. */
export function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
