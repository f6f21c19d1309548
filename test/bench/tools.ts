import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Cleanups, cleanups } from '../../bin/local/process/cleanups.ts'
import { prepareStack } from '../../bin/local/stack/prepare-stack.ts'
import { copySynthesizedStack, type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { CannotRun, type Form, type Tools } from './part.ts'

/** The tools of each part, and what parts share. */
export function benchTools(form: Form) {
  const shared = cleanups()
  const sharedRun = once(() => startRun(shared))
  const sharedBrowser = once(() => launchBrowser(shared))
  const synthesizedStack = once(async () => {
    // which has one already
    if (form === 'short') await sharedRun()
    return synthesize()
  })
  return {
    ofPart(own: Cleanups): Tools {
      shared.add(own.runAll)
      const tools = { synthesizedStack, atEnd: own.add }
      if (form === 'short')
        return { ...tools, localRun: sharedRun, restarted: async (run) => run, browser: sharedBrowser }
      return {
        ...tools,
        localRun: () => startRun(own),
        async restarted({ stop, dataFolder }) {
          await stop()
          return startRun(own, dataFolder)
        },
        browser: () => launchBrowser(own),
      }
    },
    /** Also closes the tools of parts that have not ended. */
    close: shared.runAll,
  }
}

export type BenchTools = Pick<ReturnType<typeof benchTools>, 'ofPart'>

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null
  return () => {
    made ??= make()
    return made
  }
}

async function startRun(cleanup: Cleanups, dataFolder?: string): Promise<LocalProcess> {
  const run = await startLocalProcess({ dataFolder })
  cleanup.add(run.stop)
  return run
}

async function launchBrowser(cleanup: Cleanups): Promise<Browser> {
  const { CHROMIUM } = await import('../chromium.ts').catch((error: Error) => {
    throw new CannotRun(error.message)
  })
  const browser = await chromium.launch({
    ...CHROMIUM,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  cleanup.add(() => browser.close())
  return browser
}

async function synthesize() {
  const data = mkdtempSync(join(tmpdir(), 'vectra-stack-'))
  copySynthesizedStack(data)
  const folder = join(data, 'cdk.out')
  return { folder, stack: await prepareStack(folder, {}, () => undefined) }
}
