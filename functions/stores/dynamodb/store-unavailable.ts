/** The store did not answer after all retries: an outage, not a bad request. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
