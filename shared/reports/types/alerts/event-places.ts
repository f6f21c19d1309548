import type { AccountEvent } from '../../../watching/event.ts'
import type { ReportInput } from '../../report-input.ts'
import { hidesPlaces, type NotedTrip, notedTrips } from '../common/noted-trips.ts'

/** Says where events of a report happened; `null` on a private trip. */
export function eventPlaces({ devices, placeName }: Pick<ReportInput, 'devices' | 'placeName'>) {
  const privateTrips = new Map(
    devices.map((device) => [device.deviceId, notedTrips(device).filter(hidesPlaces)]),
  )
  return ({ deviceId, timestamp, location }: AccountEvent): string | null => {
    const at = Date.parse(timestamp)
    const isPrivate = privateTrips.get(deviceId)?.some((trip) => wasUnderWay(trip, at))
    return isPrivate ? null : placeName({ lat: location.latitude, lng: location.longitude })
  }
}

const wasUnderWay = ({ start, end }: NotedTrip, at: number) => start <= at && at <= (end ?? at)
