import { DeviceDiagnostics } from '../features/connect/status/device-diagnostics.tsx'
import { type DevicePageParts, DevicePage as Page } from '../features/device/device-page.tsx'
import { TodayTrips } from '../features/history/trips/today-trips.tsx'
import { DeviceFactsPanel } from '../features/live/card/device-facts.tsx'

/** Parts of other features, which the features do not import from each other. */
const PARTS: DevicePageParts = {
  facts: DeviceFactsPanel,
  trips: TodayTrips,
  diagnostics: DeviceDiagnostics,
}

/** The page of one device. */
export const DevicePage = () => <Page parts={PARTS} />
