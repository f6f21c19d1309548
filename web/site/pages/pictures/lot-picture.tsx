import { Fence, Marker, Road, Scene, Trail } from './scene.tsx'

/** A dealer's lot at night. */
export const LotPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Road d="M-10 300H500" />
    <Road d="M360 -10V300" />
    <Fence d="M36 48H268V264H36Z" />
    <Marker at={[84, 96]} type="rv" tone="parked" />
    <Marker at={[152, 96]} type="boat" tone="parked" />
    <Marker at={[220, 96]} type="rv" tone="parked" />
    <Marker at={[84, 156]} type="car" tone="parked" />
    <Marker at={[152, 156]} type="truck" tone="parked" />
    <Marker at={[220, 156]} type="car" tone="parked" />
    <Marker at={[84, 216]} type="jetski" tone="parked" />
    <Marker at={[152, 216]} type="boat" tone="parked" />
    <Marker at={[220, 216]} type="quad" tone="parked" />
    <Trail d="M236 264C236 292 250 300 300 300H340C356 300 360 290 360 270V176" />
    <Marker at={[360, 150]} type="van" tone="alert" />
  </Scene>
)
