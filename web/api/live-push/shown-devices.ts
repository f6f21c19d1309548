import { useEffect, useId } from 'react'
import { SHOWN_MAX } from '../../../shared/tracking/view/live-view.ts'

/** The ids of the devices that each part of the page shows. */
const shown = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()

function setShown(part: string, deviceIds: readonly string[]): void {
  if (deviceIds.length === 0) shown.delete(part)
  else shown.set(part, deviceIds)
  for (const listener of listeners) listener()
}

/** Says that a part of the page shows these devices: in a large account, only their positions are pushed. */
export function useShownDevices(deviceIds: readonly string[]): void {
  const part = useId()
  const ids = deviceIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are a new array each time
  useEffect(() => {
    setShown(part, deviceIds)
    return () => setShown(part, [])
  }, [part, ids])
}

/** The devices that the page shows now; of too many, those of the part that shows the fewest first. */
export function shownDevices(): string[] {
  const parts = [...shown.values()].toSorted((a, b) => a.length - b.length)
  return [...new Set(parts.flat())].slice(0, SHOWN_MAX)
}

/** Calls the listener after each change of what the page shows, until the returned function is called. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
