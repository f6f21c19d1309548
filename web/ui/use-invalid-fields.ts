import { useState } from 'react'
import type * as z from 'zod'

/** Which fields of a form its schema refused when it was last sent; the first of them has the focus then. */
export function useInvalidFields() {
  const [invalid, setInvalid] = useState<ReadonlySet<PropertyKey>>(new Set())
  const mark = (form: HTMLFormElement, error: z.ZodError | undefined) => {
    const names = error?.issues.flatMap(({ path: [name] }) => name ?? []) ?? []
    setInvalid(new Set(names))
    const first = form.elements.namedItem(String(names[0]))
    if (first instanceof HTMLElement) first.focus()
  }
  return { invalid, mark }
}
