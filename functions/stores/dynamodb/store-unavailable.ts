/** The store did not answer, however often it was asked: an outage, and no fault of what was asked. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
