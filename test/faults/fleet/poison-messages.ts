const DEEP = 5_000

/** Messages that no decoder can read. */
export const POISON_MESSAGES: readonly (string | Buffer)[] = [
  '{"time":',
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  '',
  '\uFEFF',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'null',
  '{"time":"x","lat":1,"lng":1}',
]
