import { Land, Marker, Scene, Sea, Trail } from './scene.tsx'

/** A boat that drifts off a coast. */
export const SeaPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Sea />
    <Land d="M0 0H190C170 50 96 60 84 116C74 164 120 190 96 246C80 290 30 300 0 300Z" />
    <Trail d="M84 140C150 130 170 80 232 84S300 150 344 156" />
    <circle
      cx="352"
      cy="158"
      r="66"
      fill="none"
      stroke="var(--brand)"
      strokeOpacity="0.35"
      strokeWidth="2.5"
    />
    <circle
      cx="352"
      cy="158"
      r="98"
      fill="none"
      stroke="var(--brand)"
      strokeOpacity="0.18"
      strokeWidth="2.5"
    />
    <Marker at={[352, 158]} type="boat" tone="alert" />
  </Scene>
)
