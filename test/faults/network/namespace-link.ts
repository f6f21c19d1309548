import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startRelay } from './tcp-relay.ts'

const IP = 'ip'
const NAMESPACE = 'vectra-link'
/** Of the range for tests of networks (RFC 2544). */
const NEAR = '198.18.77.1'
const FAR = '198.18.77.2'
const FAR_PORT = 2883

/** Passes what comes in the namespace back to this machine: one way of a message is twice through the link. */
const FAR_RELAY = `
const { createServer, connect } = require('node:net')
const [port, host, backPort] = process.argv.slice(1)
createServer((near) => {
  const far = connect(Number(backPort), host)
  near.pipe(far).pipe(near)
  for (const socket of [near, far]) socket.on('error', () => { near.destroy(); far.destroy() })
}).listen(Number(port), () => console.log('listens'))
`

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
const inNamespace = (...words: string[]) => run(IP, 'netns', 'exec', NAMESPACE, ...words)

/** Why this machine can have no link of its own; null where it can. */
export function whyNoLink(): string | null {
  if (process.platform !== 'linux') return 'a network namespace needs Linux'
  if (process.getuid?.() !== 0) return 'a network namespace needs root'
  return whyNot('the kernel has no network namespaces', () => {})
}

/** Why packets cannot be lost on it; null where they can. */
export function whyNoLoss(): string | null {
  return (
    whyNoLink() ??
    whyNot('no packets can be lost without nft', () => inNamespace('nft', 'add', 'table', 'inet', 'try'))
  )
}

function whyNot(reason: string, works: () => void): string | null {
  try {
    run(IP, 'netns', 'add', NAMESPACE)
    works()
    return null
  } catch (error) {
    return `${reason}: ${error instanceof Error ? error.message.trim().replaceAll('\n', ' ') : error}`
  } finally {
    endNamespace()
  }
}

function endNamespace(): void {
  try {
    run(IP, 'netns', 'delete', NAMESPACE)
  } catch {
    // there was none
  }
}

/** A link between this machine and the broker through a network namespace, which can lose packets and be dead. */
export async function startNamespaceLink(mqttPort: number) {
  endNamespace()
  run(IP, 'netns', 'add', NAMESPACE)
  run(IP, 'link', 'add', 'vectra-near', 'type', 'veth', 'peer', 'name', 'vectra-far', 'netns', NAMESPACE)
  run(IP, 'address', 'add', `${NEAR}/30`, 'dev', 'vectra-near')
  run(IP, 'link', 'set', 'vectra-near', 'up')
  inNamespace('ip', 'address', 'add', `${FAR}/30`, 'dev', 'vectra-far')
  inNamespace('ip', 'link', 'set', 'vectra-far', 'up')
  const back = await startRelay({ host: '127.0.0.1', port: mqttPort }, NEAR)
  const parameters = [
    'netns',
    'exec',
    NAMESPACE,
    process.execPath,
    '-e',
    FAR_RELAY,
    String(FAR_PORT),
    NEAR,
    String(back.port),
  ]
  const far = spawn(IP, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(far.stdout, 'data')

  return {
    host: FAR,
    port: FAR_PORT,
    lose(percent: number): void {
      inNamespace('nft', 'flush', 'ruleset')
      inNamespace('nft', 'add', 'table', 'inet', 'loss')
      for (const hook of ['input', 'output']) {
        inNamespace('nft', 'add', 'chain', 'inet', 'loss', hook, `{ type filter hook ${hook} priority 0; }`)
        inNamespace('nft', 'add', 'rule', 'inet', 'loss', hook, `numgen random mod 100 < ${percent} drop`)
      }
    },
    die(): void {
      run(IP, 'link', 'set', 'vectra-near', 'down')
    },
    revive(): void {
      run(IP, 'link', 'set', 'vectra-near', 'up')
    },
    close(): void {
      far.kill('SIGKILL')
      back.close()
      endNamespace()
    },
  }
}
