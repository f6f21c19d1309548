import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod'
import { ApiProblem } from '../../../shared/http/client.ts'
import { browserStorage } from '../../session/browser-storage.ts'
import { useChallenge } from '../challenge/use-challenge.tsx'
import { type Attempt, attemptAfter, nextAttempt, type PurchaseBody } from './attempt.ts'

type Asks = { success: false; requiresAction: true; clientSecret: string }
type Props<Body, Reply> = {
  storageKey: string
  /** The storage of the browser tab, or the one that all tabs share, so that they buy the same only once. */
  storage?: Storage
  schema: z.ZodType<Body>
  call: (body: Body & { purchaseId: string }) => Promise<Reply | Asks>
  onPaid: (reply: Reply, body: Body) => void
}

/**
 * A purchase: the call, what the bank asks, and the same call again. One `purchaseId` belongs to one purchase until it is
 * paid or ended, also after a reload, so that trying again never charges twice.
 */
export function usePurchase<Body extends PurchaseBody, Reply extends { success: true }>({
  storageKey,
  storage = window.sessionStorage,
  schema,
  call,
  onPaid,
}: Props<Body, Reply>) {
  const stored = useMemo(
    () => browserStorage(storageKey, attemptOf(schema), storage),
    [storageKey, schema, storage],
  )
  const [unfinished, setUnfinished] = useState(() => stored.read())
  const [hasEndedElsewhere, setEndedElsewhere] = useState(false)
  useEffect(() => {
    /** Browsers tell only the other tabs. */
    const follow = ({ key, newValue, storageArea }: StorageEvent) => {
      if (key !== storageKey || storageArea !== storage) return
      setUnfinished(stored.read())
      setEndedElsewhere(newValue === null)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [storageKey, storage, stored])
  const { answered, challenge } = useChallenge()
  const keep = (attempt: Attempt<Body> | null) => {
    if (attempt === null) stored.clear()
    else stored.write(attempt)
    setUnfinished(attempt)
  }
  const paying = useMutation({
    mutationFn: async (attempt: Attempt<Body> | null) => {
      if (attempt === null) throw new ApiProblem('payment-unsure', 0, 'An earlier purchase may be paid')
      // a page that is closed meanwhile does not learn how it ends
      stored.write({ ...attempt, mayBePaid: true })
      const { body, purchaseId } = attempt
      return answered(() => call({ ...body, purchaseId }))
    },
    onSuccess: (reply, attempt) => {
      keep(null)
      if (attempt !== null) onPaid(reply, attempt.body)
    },
    onError: (error, attempt) => {
      if (attempt !== null) keep(attemptAfter(attempt, error))
    },
  })
  return {
    pay: (body: Body) => paying.mutate(nextAttempt(stored.read(), body, () => crypto.randomUUID())),
    /** A purchase that may be paid, since a reload or a failure; `payAgain` makes its call again. */
    unfinished: unfinished?.mayBePaid ? unfinished.body : null,
    /** Another tab has paid or ended its purchase. The next one is asked for anew. */
    hasEndedElsewhere,
    startAfresh: () => setEndedElsewhere(false),
    payAgain: () => paying.mutate(stored.read()),
    isPaying: paying.isPending,
    error: paying.error,
    forgetError: paying.reset,
    challenge,
  }
}

const attemptOf = <Body>(schema: z.ZodType<Body>) =>
  z.object({ purchaseId: z.uuid(), body: schema, mayBePaid: z.boolean() })
