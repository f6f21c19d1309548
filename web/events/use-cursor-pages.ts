import { useState } from 'react'

export type CursorPages = ReturnType<typeof useCursorPages>

/** The cursors of the pages so far. Another `subject`, such as other filters, starts again at the first page. */
export function useCursorPages(subject: string) {
  const [state, setState] = useState<{ subject: string; cursors: readonly string[] }>({
    subject,
    cursors: [],
  })
  const cursors = state.subject === subject ? state.cursors : []
  return {
    page: cursors.length,
    cursor: cursors.at(-1),
    back: () => setState({ subject, cursors: cursors.slice(0, -1) }),
    forward: (next: string) => setState({ subject, cursors: [...cursors, next] }),
  }
}
