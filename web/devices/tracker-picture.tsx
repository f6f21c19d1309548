import { SILHOUETTES } from '../ui/silhouettes.ts'

/** A tracker and its latest readings, as SVG elements in a view of 200 by 96. */
export const TrackerPicture = () => (
  <>
    <rect x="58" y="14" width="136" height="68" rx="10" fill="var(--raised)" stroke="var(--line)" />
    <path
      d="M112 36H150M112 50H176M112 64H138"
      fill="none"
      stroke="var(--dim)"
      strokeOpacity="0.45"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="44" cy="48" r="30" fill="var(--paper)" stroke="var(--status-live)" strokeWidth="3" />
    <path d={SILHOUETTES.boat} transform="translate(26 30) scale(1.5)" fillRule="evenodd" fill="var(--ink)" />
  </>
)
