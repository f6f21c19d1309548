import type { Credentials } from './credentials-view.tsx'

const MIAMI = { lat: 25.7617, lng: -80.1918 }

/** One line for a terminal that sends a position of now, by mosquitto's own client. */
export function publishLine({ host, port, tls, username, password, topics }: Credentials): string {
  const position = `{"time":"'$(date -u +%Y-%m-%dT%H:%M:%SZ)'","lat":${MIAMI.lat},"lng":${MIAMI.lng},"speedKmh":12}`
  return [
    `mosquitto_pub -V mqttv311 -q 1 -h ${host} -p ${port}`,
    ...(tls ? ['--tls-use-os-certs'] : []),
    `-i ${username} -u ${username} -P '${password}'`,
    `-t ${topics.telemetry}`,
    `-m '${position}'`,
  ].join(' \\\n  ')
}
