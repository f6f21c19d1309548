import type { TestProject } from 'vitest/node'
import { startLocalProcess } from './local-process.ts'
import { storeEndpointIn } from './local-store.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    localUrl: string
    mqttPort: number
    dataFolder: string
    storeEndpoint: string
  }
}

/** One local run for all flow tests. Each test creates its own accounts and trackers. */
export default async function setup(project: TestProject) {
  const run = await startLocalProcess({ options: ['--fresh'] })
  project.provide('localUrl', run.url)
  project.provide('mqttPort', run.mqttPort)
  project.provide('dataFolder', run.dataFolder)
  project.provide('storeEndpoint', storeEndpointIn(run.output()))
  return () => run.stop()
}
