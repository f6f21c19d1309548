import { useCallback, useEffect, useState } from 'react'
import { isPlan, type OrderDraft, readDraft } from './order-draft.ts'

const KEY = 'vectra.order.draft'

/** The draft of this browser tab, which survives a reload. `?plan=` chooses the plan. */
export function useOrderDraft() {
  const [draft, setDraft] = useState(openedDraft)
  useEffect(() => window.sessionStorage.setItem(KEY, JSON.stringify(draft)), [draft])
  const change = useCallback((part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part })), [])
  return { draft, change }
}

export const forgetDraft = () => window.sessionStorage.removeItem(KEY)

function openedDraft(): OrderDraft {
  const draft = readDraft(window.sessionStorage.getItem(KEY))
  const plan = new URLSearchParams(window.location.search).get('plan')
  return isPlan(plan) ? { ...draft, plan } : draft
}
