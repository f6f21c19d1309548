import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import type { AccountEvent } from '../../../shared/watching/event.ts'
import { browserStorage } from '../../session/browser-storage.ts'
import { isNews, playEventSound } from './event-sound.ts'

const stored = () => browserStorage('vectra.eventSound', z.boolean(), localStorage)

/** Plays a sound for each new event if this browser has it on. `events`: newest first; undefined until they are loaded. */
export function useEventSound(
  events: readonly AccountEvent[] | undefined,
): [isOn: boolean, set: (on: boolean) => void] {
  const [isOn, setOn] = useState(() => stored().read() ?? false)
  const previous = useRef(events)
  useEffect(() => {
    const isNew = previous.current && events && isNews(previous.current, events, Date.now())
    previous.current = events ?? previous.current
    if (isOn && isNew) play()
  }, [events, isOn])
  const set = (on: boolean) => {
    setOn(on)
    stored().write(on)
    if (on) play()
  }
  return [isOn, set]
}

function play(): void {
  playEventSound().catch((error: unknown) => console.warn('Could not play the sound of an event:', error))
}
