import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Makes the server listen until the test ends, and returns the configuration of an AWS SDK client for it. */
export async function clientConfigFor(server: Pick<Server, 'listen' | 'address' | 'close'>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  }
}
