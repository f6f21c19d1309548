import type { Freshness } from '../../shared/devices/tracking.ts'

/** Shapes that tell freshness without its colour: full, half, hollow, a moon, crossed out. */
const SHAPES: Record<Freshness, React.ReactNode> = {
  live: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  delayed: (
    <>
      <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M6 1.2A4.8 4.8 0 0 1 6 10.8Z" fill="currentColor" />
    </>
  ),
  lastKnown: <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  asleep: <path d="M7.2 1A5.2 5.2 0 1 0 11 7.6A4.4 4.4 0 0 1 7.2 1Z" fill="currentColor" />,
  silent: (
    <>
      <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M2 10L10 2" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
}

export function FreshnessIcon({ freshness, size = 10 }: { freshness: Freshness; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
      style={{ color: `var(--status-${freshness})` }}
    >
      {SHAPES[freshness]}
    </svg>
  )
}
