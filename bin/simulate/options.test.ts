import { describe, expect, it } from 'vitest'
import { readCommand } from './options.ts'

const REPLAY = '--track a.csv --tracker SEA240 --username U --password P --host h --port 1883'.split(' ')

describe('the options of simulate', () => {
  it('drive the demo fleet by default', () => {
    expect(readCommand([])).toMatchObject({
      kind: 'fleet',
      options: { siteUrl: 'http://localhost:3001', count: 12, rate: null, historyHours: 3, seconds: null },
    })
    expect(readCommand([])).toMatchObject({ options: { hourSeconds: 3600, dropout: 0.05 } })
  })

  it('drive a fleet for load', () => {
    const args = '--trackers 200 --rate 1 --seconds 30 --ledger l.txt'.split(' ')
    expect(readCommand(args)).toMatchObject({
      options: { count: 200, rate: 1, seconds: 30, historyHours: 0, ledgerFile: 'l.txt' },
    })
  })

  it.each([
    ['60s', 60],
    ['5m', 300],
    ['1h', 3600],
    ['90', 90],
    ['5', 5],
  ])('take %s as the hour of storage mode', (hour, hourSeconds) => {
    expect(readCommand(['--hour', hour, '--dropout', '0'])).toMatchObject({
      options: { hourSeconds, dropout: 0 },
    })
  })

  it.each(['traccar', 'flespi', 'signalk'] as const)('stand in for a server of %s', (server) => {
    expect(readCommand([`--${server}`, '--seconds', '5'])).toMatchObject({
      kind: 'gateway',
      options: { server, siteUrl: 'http://localhost:3001', count: 3, rate: null, seconds: 5 },
    })
  })

  it('stand in for one server at a time', () => {
    expect(readCommand(['--traccar', '--flespi'])).toMatchObject({
      kind: 'invalid',
      reason: expect.stringContaining('Choose one of --traccar, --flespi, --signalk'),
    })
  })

  it('replay a recording', () => {
    const credentials = { username: 'U', password: 'P', host: 'h', port: 1883, tls: false }
    expect(readCommand(REPLAY)).toEqual({
      kind: 'replay',
      options: { file: 'a.csv', trackerId: 'SEA240', credentials, speedup: null },
    })
    expect(readCommand([...REPLAY, '--speedup', '5', '--ending', 'now', '--tls'])).toMatchObject({
      options: { speedup: 5, credentials: { tls: true } },
    })
  })

  it('take a password that begins with a dash', () => {
    const args = REPLAY.map((arg) => (arg === 'P' ? '-P-' : arg))
    expect(readCommand(args)).toMatchObject({ options: { credentials: { password: '-P-' } } })
  })

  it.each([
    [['--rate', 'often'], '--rate'],
    [['--fast'], '--fast'],
    [['--hour', '4s'], '--hour: must be between 5s and 1h'],
    [['--hour', '61m'], '--hour: must be between 5s and 1h'],
    [['--hour', 'soon'], '--hour: must be between 5s and 1h'],
    [['--dropout', '1.1'], '--dropout'],
    [['--track', 'a.csv'], '--tracker: is required'],
    [[...REPLAY, '--ending', 'then'], '--ending'],
    [[...REPLAY, '--speedup', '0.5'], '--speedup'],
  ])('say what is wrong with %j', (args, reason) => {
    expect(readCommand(args)).toMatchObject({ kind: 'invalid', reason: expect.stringContaining(reason) })
  })

  it('show the usage with --help', () => {
    expect(readCommand(['--help'])).toMatchObject({
      kind: 'help',
      usage: expect.stringContaining('npm run simulate -- --track FILE.csv'),
    })
  })
})
