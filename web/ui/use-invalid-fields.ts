import { useState } from 'react'
import type * as z from 'zod'

/** The fields that the schema rejected at the last submit. `mark` sets them and focuses the first one. */
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
