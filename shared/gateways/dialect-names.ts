/** What the servers that forward positions speak. */
export const GATEWAY_DIALECTS = ['traccar', 'flespi', 'signalk', 'vectra'] as const
export type GatewayDialect = (typeof GATEWAY_DIALECTS)[number]
