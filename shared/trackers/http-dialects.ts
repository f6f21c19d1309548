/** The dialects in which a tracker may send by HTTP. Apart from the decoders, which pages do not need. */
export const HTTP_DIALECTS = [
  'vectra',
  'owntracks',
  'traccar-client',
  'osmand',
  'gpslogger',
  'overland',
  'digital-matter',
] as const
export type HttpDialect = (typeof HTTP_DIALECTS)[number]
