import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'

export type Selection = ReturnType<typeof useSelection>

/** The selected devices. Those that leave the account leave the selection. */
export function useSelection(devices: readonly DeviceView[], found: readonly DeviceView[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string | null>(null)
  const selected = useMemo(
    () => (ids.size === 0 ? [] : devices.filter(({ deviceId }) => ids.has(deviceId))),
    [devices, ids],
  )
  const isAll = found.length > 0 && found.every(({ deviceId }) => ids.has(deviceId))

  return {
    selected,
    isAll,
    has: (deviceId: string) => ids.has(deviceId),
    clear: () => setIds(new Set()),
    keep: (kept: readonly DeviceView[]) => setIds(new Set(kept.map(({ deviceId }) => deviceId))),
    /** All that the search finds, or none of them. */
    toggleAll: () => {
      const foundIds = found.map(({ deviceId }) => deviceId)
      setIds(isAll ? without(ids, foundIds) : new Set([...ids, ...foundIds]))
    },
    /** `isRange`: all between this one and the one that was selected before become like this one. */
    toggle: (deviceId: string, isRange: boolean) => {
      const changed = isRange && lastId !== null ? idsBetween(found, lastId, deviceId) : [deviceId]
      setIds(ids.has(deviceId) ? without(ids, changed) : new Set([...ids, ...changed]))
      setLastId(deviceId)
    },
  }
}

function without(ids: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of removed) next.delete(id)
  return next
}

function idsBetween(found: readonly DeviceView[], first: string, last: string): string[] {
  const indexOf = (id: string) => found.findIndex(({ deviceId }) => deviceId === id)
  const [from, to] = [indexOf(first), indexOf(last)].toSorted((a, b) => a - b)
  if (from === undefined || to === undefined || from === -1) return [last]
  return found.slice(from, to + 1).map(({ deviceId }) => deviceId)
}
