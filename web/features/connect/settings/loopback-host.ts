/** Whether only the machine itself reaches a broker of this name. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host.startsWith('127.') || host === '::1' || host === '[::1]'
