/** A client id is the tracker's id, or that and a suffix: a unit that opens a second connection. */
export const mayPublishFor = (clientId: string, trackerId: string) =>
  clientId === trackerId || clientId.startsWith(`${trackerId}:`)
