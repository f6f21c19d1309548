const LENGTH_MAX = 200

/** The first line of an error, without what may be of a customer: quoted text, decimals, addresses and long numbers. */
export function withoutValues(error: string): string {
  const [line = ''] = error.split('\n')
  const masked = line
    .replaceAll(/(["'`]).*\1/g, '…')
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/-?\d+\.\d+|\+?\d{5,}/g, '…')
  return masked.length > LENGTH_MAX ? `${masked.slice(0, LENGTH_MAX)}…` : masked
}
