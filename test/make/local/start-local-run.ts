import type { TestProject } from 'vitest/node'
import { freePort } from '../../../bin/local/process/ports.ts'
import { startLocalProcess } from './local-process.ts'
import { storeEndpointIn } from './local-store.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    localUrl: string
    mqttPort: number
    dataFolder: string
    storeEndpoint: string
    /** The only port of this machine that webhooks may call. */
    webhookPort: number
  }
}

/** The local run of all flow tests. Each test creates its own accounts and trackers. */
export default async function setup(project: TestProject) {
  const webhookPort = await freePort()
  const run = await startLocalProcess({
    options: ['--fresh', '--tick', '1s', '--webhooks-to', `127.0.0.1:${webhookPort}`],
  })
  project.provide('localUrl', run.url)
  project.provide('mqttPort', run.mqttPort)
  project.provide('dataFolder', run.dataFolder)
  project.provide('webhookPort', webhookPort)
  project.provide('storeEndpoint', storeEndpointIn(run.output()))
  return () => run.stop()
}
