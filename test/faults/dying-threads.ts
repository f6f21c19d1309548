import { Worker } from 'node:worker_threads'

/** Loaded first by a local run: on SIGUSR2 the threads of all functions end, in the midst of what they do. */
const living = new Set<Worker>()

process.on('worker', (thread) => {
  // not those in which Node loads modules, which are of a class of its own
  if (thread.constructor !== Worker) return
  living.add(thread)
  thread.on('exit', () => living.delete(thread))
})

process.on('SIGUSR2', () => {
  for (const thread of living) {
    console.log('a thread ends')
    void thread.terminate()
  }
})
