import { describe, expect, it } from 'vitest'
import { readCommand } from './options.ts'

const REPLAY = '--track a.csv --tracker SEA240 --username U --password P --host h --port 1883'.split(' ')

describe('the command line', () => {
  it('drives the demo fleet where nothing is said', () => {
    expect(readCommand([])).toMatchObject({
      kind: 'fleet',
      options: { siteUrl: 'http://localhost:3001', count: 12, rate: null, historyHours: 3, seconds: null },
    })
    expect(readCommand([])).toMatchObject({ options: { hourSeconds: 3600, dropout: 0.05 } })
  })

  it('drives a load', () => {
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
  ])('lets the hour of storage mode last %s', (hour, hourSeconds) => {
    expect(readCommand(['--hour', hour, '--moody', '0'])).toMatchObject({
      options: { hourSeconds, dropout: 0 },
    })
  })

  it('replays a recording', () => {
    const credentials = { username: 'U', password: 'P', host: 'h', port: 1883, tls: false }
    expect(readCommand(REPLAY)).toEqual({
      kind: 'replay',
      options: { file: 'a.csv', trackerId: 'SEA240', credentials, speedup: null },
    })
    expect(readCommand([...REPLAY, '--speedup', '5', '--ending', 'now', '--tls'])).toMatchObject({
      options: { speedup: 5, credentials: { tls: true } },
    })
  })

  it('takes a password that begins with a dash', () => {
    const args = REPLAY.map((arg) => (arg === 'P' ? '-P-' : arg))
    expect(readCommand(args)).toMatchObject({ options: { credentials: { password: '-P-' } } })
  })

  it.each([
    [['--rate', 'often'], '--rate'],
    [['--fast'], '--fast'],
    [['--hour', '4s'], '--hour: a time from 5s to 1h is due'],
    [['--hour', '61m'], '--hour: a time from 5s to 1h is due'],
    [['--hour', 'soon'], '--hour: a time from 5s to 1h is due'],
    [['--moody', '1.1'], '--moody'],
    [['--track', 'a.csv'], '--tracker: is due'],
    [[...REPLAY, '--ending', 'then'], '--ending'],
    [[...REPLAY, '--speedup', '0.5'], '--speedup'],
  ])('says what is wrong with %j', (args, reason) => {
    expect(readCommand(args)).toMatchObject({ kind: 'unclear', reason: expect.stringContaining(reason) })
  })
})
