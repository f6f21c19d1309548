import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startRelay } from './tcp-relay.ts'

const IP = 'ip'
const NAMESPACE = 'vectra-link'
/** From the range reserved for network tests (RFC 2544). */
const NEAR = '198.18.77.1'
const FAR = '198.18.77.2'
const FAR_PORT = 2883

/** Runs in the namespace and relays connections back to this machine, so each message crosses the link twice. */
const FAR_RELAY = `
const { createServer, connect } = require('node:net')
const [port, host, backPort] = process.argv.slice(1)
createServer((near) => {
  const far = connect(Number(backPort), host)
  near.pipe(far).pipe(near)
  for (const socket of [near, far]) socket.on('error', () => { near.destroy(); far.destroy() })
}).listen(Number(port), () => console.log('listening'))
`

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
const inNamespace = (...command: string[]) => run(IP, 'netns', 'exec', NAMESPACE, ...command)

/** Why this machine cannot create a namespace link, or null if it can. */
export function whyNoLink(): string | null {
  if (process.platform !== 'linux') return 'network namespaces require Linux'
  if (process.getuid?.() !== 0) return 'network namespaces require root'
  return failureOf('cannot create a network namespace', () => {})
}

/** Why this machine cannot drop packets on such a link, or null if it can. */
export function whyNoLoss(): string | null {
  return (
    whyNoLink() ??
    failureOf('cannot drop packets without nft', () => inNamespace('nft', 'add', 'table', 'inet', 'try'))
  )
}

function failureOf(what: string, attempt: () => void): string | null {
  try {
    run(IP, 'netns', 'add', NAMESPACE)
    attempt()
    return null
  } catch (error) {
    return `${what}: ${error instanceof Error ? error.message.trim().replaceAll('\n', ' ') : error}`
  } finally {
    deleteNamespace()
  }
}

function deleteNamespace(): void {
  try {
    run(IP, 'netns', 'delete', NAMESPACE)
  } catch {
    // it did not exist
  }
}

/** A link to the broker through a network namespace, which can drop some or all packets. */
export async function startNamespaceLink(mqttPort: number) {
  deleteNamespace()
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
      deleteNamespace()
    },
  }
}
