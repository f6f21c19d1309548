import type { devices } from '../devices/devices.routes.ts'
import type { RouteReply } from '../http/route.ts'

const MIAMI = { lat: 25.7617, lng: -80.1918 }
const EXAMPLE_SPEED_KMH = 12

/** The broker acknowledges each message at this level. */
export const RECOMMENDED_QOS = 1

/** An example message of the Vectra dialect, with the fields that most trackers have; `time` is ISO 8601. */
export const exampleMessage = (time: string) =>
  JSON.stringify({ time, ...MIAMI, speedKmh: EXAMPLE_SPEED_KMH, course: 90, batteryVolts: 12.7 }, null, 2)

/** A shell command that publishes a position with the current time, by mosquitto's client. */
export function mosquittoCommand({
  host,
  port,
  tls,
  trackerId,
  username,
  password,
  topics,
}: RouteReply<typeof devices.createCredentials>): string {
  const position = `{"time":"'$(date -u +%Y-%m-%dT%H:%M:%SZ)'","lat":${MIAMI.lat},"lng":${MIAMI.lng},"speedKmh":${EXAMPLE_SPEED_KMH}}`
  return [
    `mosquitto_pub -V mqttv311 -q ${RECOMMENDED_QOS} -h ${host} -p ${port}`,
    ...(tls ? ['--tls-use-os-certs'] : []),
    `-i ${trackerId} -u ${username} -P '${password}'`,
    // $aws is no shell variable
    `-t '${topics.telemetry}'`,
    `-m '${position}'`,
  ].join(' \\\n  ')
}
