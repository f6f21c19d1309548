const { writeSync } = require('node:fs')
const { BroadcastChannel, isMainThread, workerData } = require('node:worker_threads')

const STANDARD_OUTPUT = 1

// Loaded first by each thread of a local run: on SIGUSR2 the threads of all functions end, in the midst of what
// they do. No module in TypeScript: a thread whose program is a text loads nothing else before it.
const orders = new BroadcastChannel('dying-threads')
if (isMainThread) process.on('SIGUSR2', () => orders.postMessage('die'))
// not the threads in which Node and tsx load modules
else if (workerData?.bundle)
  orders.onmessage = () => {
    writeSync(STANDARD_OUTPUT, 'a thread ends\n')
    process.exit(1)
  }
orders.unref()
