/** A client id is the tracker's id, or with a suffix for a second connection: `{id}:{suffix}`. */
export const mayPublishFor = (clientId: string, trackerId: string) =>
  clientId === trackerId || clientId.startsWith(`${trackerId}:`)
