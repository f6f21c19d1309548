/** How current a position is, and what a device does. */
export const deviceStatusTexts = {
  freshness: {
    live: 'Live',
    delayed: 'Delayed',
    lastKnown: 'Last known',
    asleep: 'Asleep',
    silent: 'Silent',
    never: 'No position yet',
  },
  motion: {
    MOVING: 'Moving',
    IDLE: 'Idle',
    STOPPED: 'Stopped',
    UNKNOWN: 'Motion unknown',
  },
  /** Of a device that is silent. */
  was: { MOVING: 'Was moving', IDLE: 'Was idle', STOPPED: 'Was stopped', UNKNOWN: 'Motion unknown' },
} as const
