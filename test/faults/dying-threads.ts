import { Worker } from 'node:worker_threads'

/** Preloaded into a local run: SIGUSR2 terminates all function threads, whatever they are doing. */
const threads = new Set<Worker>()

process.on('worker', (thread) => {
  // excludes Node's module loader threads, which are of another class
  if (thread.constructor !== Worker) return
  threads.add(thread)
  thread.on('exit', () => threads.delete(thread))
})

process.on('SIGUSR2', () => {
  for (const thread of threads) {
    console.log('thread terminated')
    void thread.terminate()
  }
})
