import type { GatewayDialect } from '../../../../shared/gateways/dialect-names.ts'

/** The address of a gateway at the site whose API is at `apiUrl`. */
export const gatewayAddress = (apiUrl: string, gatewayId: string): string =>
  `${apiUrl.replace(/\/api$/, '')}/ingest/gateway/${gatewayId}`

/** Retries are on, because a Traccar server otherwise tries once and loses the position. */
export const traccarLines = (url: string, key: string): string =>
  [
    ['forward.url', url],
    ['forward.type', 'json'],
    ['forward.header', `Authorization: Bearer ${key}`],
    ['forward.retry.enable', 'true'],
  ]
    .map(([name, value]) => `<entry key='${name}'>${value}</entry>`)
    .join('\n')

type Example = { url: string; key: string; time: string }

/** A command that sends the position of a unit as the server would. */
export function gatewayExample(dialect: GatewayDialect, { url, key, time }: Example): string {
  const messages: Record<GatewayDialect, unknown> = {
    traccar: {
      position: { fixTime: time, valid: true, latitude: 26.1, longitude: -80.1, speed: 10, attributes: {} },
      device: { uniqueId: 'VAN7', name: 'Van 7' },
    },
    flespi: [
      {
        ident: 'VAN7',
        timestamp: Date.parse(time) / 1000,
        'position.latitude': 26.1,
        'position.longitude': -80.1,
      },
    ],
    signalk: {
      context: 'vessels.self',
      updates: [
        {
          timestamp: time,
          values: [{ path: 'navigation.position', value: { latitude: 26.1, longitude: -80.1 } }],
        },
      ],
    },
    vectra: [{ deviceId: 'VAN7', time, lat: 26.1, lng: -80.1 }],
  }
  return `curl -H 'authorization: Bearer ${key}' -H 'content-type: application/json' \\\n  '${url}' \\\n  -d '${JSON.stringify(messages[dialect])}'`
}
