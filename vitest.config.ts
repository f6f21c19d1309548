import { defineConfig } from 'vitest/config'
import { QUIET_SDK } from './bin/quiet-sdk.ts'

export default defineConfig({
  test: {
    // hides the SDK's notice about Node 20
    env: QUIET_SDK,
    setupFiles: ['test/setup.ts'],
    // generous, so that a slow machine does not fail a test
    expect: { poll: { timeout: 10_000 } },
    // by default one less than there are cores, which on two leaves one idle
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // each file of its own would load the modules of the others again, which takes longer than the tests
          isolate: false,
          include: [
            '{shared,functions,lib,bin,web}/**/*.test.{ts,tsx}',
            'test/*.test.ts',
            'test/bench/**/*.test.ts',
            'test/contract/**/*.test.ts',
            'test/stack/**/*.test.ts',
            'test/stores/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'flow',
          include: ['test/flow/**/*.test.ts'],
          globalSetup: ['test/make/local/start-local-run.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
