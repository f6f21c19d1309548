import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { NewAlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { EMPTY_REHEARSAL, type Rehearsed, rehearseDevices, withPart } from './rehearse-devices.ts'

const WAIT_MS = 600
const UNNAMED = 'Rehearsal'
const NO_ACTION: NewAlertRule['actions'] = [{ type: 'log' }]

export type RehearsalState = {
  kind: 'running' | 'done' | 'stopped' | 'failed'
  days: number
  /** Epoch ms. */
  until: number
  found: Rehearsed
  /** How many devices there are to check. */
  total: number
}

type Asked = { rule: NewAlertRule; deviceIds: readonly string[]; days: number }

/**
 * What a rule would have raised in the last days, some devices at a time. Another rule starts again, and aborts the
 * request before. The state is `null` until there is a rule.
 */
export function useRehearsal(rule: NewAlertRule | null, deviceIds: readonly string[], days: number) {
  const { client } = useSite()
  const asked = useAsked(rule, deviceIds, days)
  const [debounced] = useDebouncedValue(asked, WAIT_MS)
  const [state, setState] = useState<RehearsalState | null>(null)
  const [running, setRunning] = useState<AbortController | null>(null)

  const run = useCallback(
    ({ rule, deviceIds, days }: Asked, before: Rehearsed, until: number) => {
      const controller = new AbortController()
      const { signal } = controller
      const update = (kind: RehearsalState['kind'], found: Rehearsed) => {
        if (!signal.aborted) setState({ kind, found, total: deviceIds.length, until, days })
      }
      const go = async () => {
        let found = before
        const range = { from: until - days * DAY_MS, to: until }
        const rest = deviceIds.slice(before.devices)
        for await (const part of rehearseDevices(client, rule, rest, range, signal)) {
          found = withPart(found, part)
          update('running', found)
        }
        update('done', found)
      }
      go().catch((error: unknown) => {
        if (signal.aborted) return
        console.warn('Could not rehearse the rule:', error)
        setState((latest) => latest && { ...latest, kind: 'failed' })
      })
      setRunning(controller)
      return controller
    },
    [client],
  )

  useEffect(() => {
    if (debounced === null) return setState(null)
    const until = Date.now()
    // The last result stays on the page until there is a new one.
    setState((before) => ({
      kind: 'running',
      days: debounced.days,
      until,
      total: debounced.deviceIds.length,
      found: { ...(before?.found ?? EMPTY_REHEARSAL), devices: 0 },
    }))
    const controller = run(debounced, EMPTY_REHEARSAL, until)
    return () => controller.abort()
  }, [debounced, run])

  return {
    state,
    stop: () => {
      running?.abort()
      setState((latest) => latest && { ...latest, kind: 'stopped' })
    },
    resume: () => {
      if (debounced === null || state === null) return
      setState({ ...state, kind: 'running' })
      run(debounced, state.found, state.until)
    },
  }
}

/** The same object until something changes that decides what the rule raises: its name and actions do not. */
function useAsked(rule: NewAlertRule | null, deviceIds: readonly string[], days: number): Asked | null {
  const rehearsed = rule && { ...rule, name: UNNAMED, actions: NO_ACTION }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal rule and equal devices need no other answer
  return useMemo(
    () => (rehearsed === null ? null : { rule: rehearsed, deviceIds, days }),
    [JSON.stringify(rehearsed), JSON.stringify(deviceIds), days],
  )
}
