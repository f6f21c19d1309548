/** Whether other machines cannot reach a broker at this host name. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host.startsWith('127.') || host === '::1' || host === '[::1]'
