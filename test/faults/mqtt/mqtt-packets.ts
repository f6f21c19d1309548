/** MQTT 3.1.1 packets built byte by byte, since a library refuses to encode invalid ones. */
const TYPE = { connect: 0x10, publish: 0x30, pubrel: 0x62, subscribe: 0x82, pingreq: 0xc0, disconnect: 0xe0 }
const KEEP_ALIVE_SECONDS = 30

const text = (value: string) => {
  const bytes = Buffer.from(value)
  return Buffer.concat([uint16(bytes.length), bytes])
}
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])

function packet(header: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([header]), remainingLength(body.length), body])
}

/** Seven bits per byte, least significant first (MQTT 3.1.1, 2.2.3). */
function remainingLength(length: number): Buffer {
  const bytes: number[] = []
  let left = length
  do {
    const digit = left % 128
    left = Math.floor(left / 128)
    bytes.push(left > 0 ? digit | 0x80 : digit)
  } while (left > 0)
  return Buffer.from(bytes)
}

type Credentials = { trackerId: string; username: string; password: string }

const USERNAME_PASSWORD_CLEAN = 0b1100_0010

export const connectPacket = (
  { trackerId, username, password }: Credentials,
  keepAliveSeconds = KEEP_ALIVE_SECONDS,
) =>
  packet(
    TYPE.connect,
    text('MQTT'),
    Buffer.from([4, USERNAME_PASSWORD_CLEAN]),
    uint16(keepAliveSeconds),
    text(trackerId),
    text(username),
    text(password),
  )

export const publishPacket = (topic: string, payload: string, qos: 0 | 1 | 2, messageId: number) =>
  packet(
    TYPE.publish | (qos << 1),
    text(topic),
    ...(qos > 0 ? [uint16(messageId)] : []),
    Buffer.from(payload),
  )

export const subscribePacket = (filter: string, messageId: number) =>
  packet(TYPE.subscribe, uint16(messageId), text(filter), Buffer.from([1]))

export const pubrelPacket = (messageId: number) => packet(TYPE.pubrel, uint16(messageId))
export const PINGREQ = packet(TYPE.pingreq)
export const DISCONNECT = packet(TYPE.disconnect)
