import { useMemo, useState } from 'react'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { browserStorage } from '../../session/browser-storage.ts'

const SeenAt = z.iso.datetime()
const NONE = { accountId: undefined, at: null }

/** When this account's bell was last opened in this browser, and how to set that to now. */
export function useSeenAt(accountId: string | undefined): [seenAt: string | null, markSeen: () => void] {
  const stored = useMemo(
    () => browserStorage(`vectra.eventsSeen.${accountId}`, SeenAt, localStorage),
    [accountId],
  )
  const [marked, setMarked] = useState<{ accountId: string | undefined; at: string | null }>(NONE)
  const seenAt = useMemo(
    () => (marked.accountId === accountId && marked.at !== null ? marked.at : stored.read()),
    [marked, accountId, stored],
  )
  const markSeen = () => {
    const at = toIso(Date.now())
    setMarked({ accountId, at })
    stored.write(at)
  }
  return [seenAt, markSeen]
}
