import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommand } from './options.ts'

const read = (commandLine: string) => readCommand(commandLine.split(' ').filter(Boolean))
const AWS = { kind: 'aws', stack: 'Vectra', region: null }

describe('the options of provision', () => {
  it.each([
    ['--tracker SEA240', { kind: 'credentials', trackerId: 'SEA240', target: AWS }],
    [
      '--tracker SEA240 --local',
      {
        kind: 'credentials',
        trackerId: 'SEA240',
        target: { kind: 'local', dataFolder: resolve('.local') },
      },
    ],
    [
      '--tracker SEA240 --certificate --out keys --stack Test --region eu-west-1',
      {
        kind: 'certificate',
        trackerId: 'SEA240',
        outFolder: resolve('keys'),
        target: { kind: 'aws', stack: 'Test', region: 'eu-west-1' },
      },
    ],
    [
      '--account mia@example.com --grant 100 --local --data /tmp/x',
      {
        kind: 'grant',
        email: 'mia@example.com',
        count: 100,
        dryRun: false,
        target: { kind: 'local', dataFolder: '/tmp/x' },
      },
    ],
    [
      '--delete-account mia@example.com --confirm',
      { kind: 'delete-account', email: 'mia@example.com', confirmed: true, dryRun: false, target: AWS },
    ],
    [
      '--delete-account mia@example.com --dry-run',
      { kind: 'delete-account', email: 'mia@example.com', confirmed: false, dryRun: true, target: AWS },
    ],
    ['--verify-receipt receipt.txt', { kind: 'verify-receipt', file: resolve('receipt.txt'), target: AWS }],
    [
      '--account mia@example.com --grant 1 --dry-run',
      { kind: 'grant', email: 'mia@example.com', count: 1, dryRun: true, target: AWS },
    ],
    [
      '--account mia@example.com --operator',
      { kind: 'operator', email: 'mia@example.com', isOperator: true, dryRun: false, target: AWS },
    ],
    [
      '--account mia@example.com --no-operator --dry-run',
      { kind: 'operator', email: 'mia@example.com', isOperator: false, dryRun: true, target: AWS },
    ],
    [
      '--account mia@example.com --reset-mfa',
      { kind: 'reset-mfa', email: 'mia@example.com', dryRun: false, target: AWS },
    ],
    [
      '--account mia@example.com --reset-mfa --dry-run --local --data /tmp/x',
      {
        kind: 'reset-mfa',
        email: 'mia@example.com',
        dryRun: true,
        target: { kind: 'local', dataFolder: '/tmp/x' },
      },
    ],
    [
      '--order k7mx29rv --status 4 --tracking https://post.example/1',
      {
        kind: 'order',
        orderId: 'K7MX-29RV',
        status: 4,
        trackingUrl: 'https://post.example/1',
        dryRun: false,
        target: AWS,
      },
    ],
    ['--stripe --region eu-west-1', { kind: 'stripe', target: { ...AWS, region: 'eu-west-1' } }],
    [
      '--order 3a2e9347a9af8d92c0a2c544 --status 0 --dry-run',
      {
        kind: 'order',
        orderId: '3a2e9347a9af8d92c0a2c544',
        status: 0,
        trackingUrl: null,
        dryRun: true,
        target: AWS,
      },
    ],
  ])('%s', (commandLine, command) => {
    expect(read(commandLine)).toEqual(command)
  })

  it.each([
    ['', 'Nothing to do. Use --tracker'],
    ['--order K7MX-29RV', '--order needs --status'],
    ['--order K7MX-29RV --status 5', '--status'],
    ['--order K7MX-29RW --status 1', '--order: is no order number'],
    ['--status 1', '--status needs --order'],
    ['--tracking https://post.example/1', '--tracking needs --order'],
    ['--tracker ab', '--tracker: must be 3 to 32'],
    ['--tracker a/b/c', '--tracker: must be 3 to 32'],
    [
      '--tracker SEA240 --account mia@example.com',
      'Use one of --tracker, --account, --order, --delete-account, --verify-receipt and --stripe',
    ],
    ['--tracker SEA240 --certificate', '--certificate needs --out'],
    ['--tracker SEA240 --out keys', '--out needs --certificate'],
    ['--certificate --out keys', '--certificate needs --tracker'],
    ['--account mia', '--account: must be an email address'],
    ['--account mia@example.com', '--account needs --grant, --reset-mfa, --operator or --no-operator'],
    ['--account mia@example.com --grant 1 --reset-mfa', 'Use either --grant or --reset-mfa'],
    ['--reset-mfa', '--reset-mfa needs --account'],
    ['--tracker SEA240 --reset-mfa', '--reset-mfa needs --account'],
    ['--account mia@example.com --grant 0', '--grant: must be between 1 and 100'],
    ['--account mia@example.com --grant 101', '--grant: must be between 1 and 100'],
    ['--account mia@example.com --grant 1.5', '--grant: must be a whole number'],
    ['--account mia@example.com --grant many', '--grant: must be a number'],
    ['--grant 3', '--grant needs --account'],
    ['--tracker SEA240 --dry-run', '--dry-run needs --account, --order or --delete-account'],
    ['--tracker SEA240 --local --stack Test', 'cannot be combined'],
    ['--tracker SEA240 --data .local', '--data needs --local'],
    ['--tracker SEA240 --colour', "Unknown option '--colour'"],
  ])('%s is invalid: %s', (commandLine, reason) => {
    const command = read(commandLine)
    expect(command).toMatchObject({ kind: 'invalid', reason: expect.stringContaining(reason) })
    expect(command).toMatchObject({ reason: expect.stringContaining('npm run provision -- --tracker ID') })
  })

  it('--help shows the usage, whatever the other options are', () => {
    expect(read('--help --grant many')).toMatchObject({
      kind: 'help',
      usage: expect.stringContaining('--certificate'),
    })
  })
})
