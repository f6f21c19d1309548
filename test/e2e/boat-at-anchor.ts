import type { MqttClient } from 'mqtt'
import { telemetryTopic } from '../../shared/tracking/topics.ts'

const SECOND_MS = 1_000
const METRES_PER_DEGREE = 111_195

/** A fix of a boat at anchor, so many seconds ago and so many metres north of its anchor. */
export const boatFix = (secondsAgo: number, metres: number) => ({
  time: new Date(Date.now() - secondsAgo * SECOND_MS).toISOString(),
  lat: 26.1 + metres / METRES_PER_DEGREE,
  lng: -80.1,
  speedKmh: 0,
  accuracyM: 20,
})

/** A drag from 20 m to 101 m, a fix every 30 s. */
export const aDrag = () => Array.from({ length: 10 }, (_, index) => boatFix(300 - index * 30, 20 + index * 9))

export const publish = (tracker: MqttClient, deviceId: string, fixes: readonly object[]) =>
  tracker.publishAsync(telemetryTopic(deviceId), JSON.stringify(fixes), { qos: 1 })
