import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommand } from './options.ts'

const read = (line: string) => readCommand(line.split(' ').filter(Boolean))
const AWS = { kind: 'aws', stack: 'Vectra', region: null }

describe('the command line of provision', () => {
  it.each([
    ['--tracker SEA240', { kind: 'credentials', trackerId: 'SEA240', where: AWS }],
    [
      '--tracker SEA240 --local',
      {
        kind: 'credentials',
        trackerId: 'SEA240',
        where: { kind: 'local', dataFolder: resolve('.local') },
      },
    ],
    [
      '--tracker SEA240 --certificate --out keys --stack Test --region eu-west-1',
      {
        kind: 'certificate',
        trackerId: 'SEA240',
        outFolder: resolve('keys'),
        where: { kind: 'aws', stack: 'Test', region: 'eu-west-1' },
      },
    ],
    [
      '--account mia@example.com --grant 100 --local --data /tmp/x',
      {
        kind: 'grant',
        email: 'mia@example.com',
        count: 100,
        dryRun: false,
        where: { kind: 'local', dataFolder: '/tmp/x' },
      },
    ],
    [
      '--account mia@example.com --grant 1 --dry-run',
      { kind: 'grant', email: 'mia@example.com', count: 1, dryRun: true, where: AWS },
    ],
  ])('%s', (line, command) => {
    expect(read(line)).toEqual(command)
  })

  it.each([
    ['', 'What is to be given'],
    ['--tracker ab', '--tracker: a tracker id has 3 to 32'],
    ['--tracker a/b/c', '--tracker: a tracker id has 3 to 32'],
    ['--tracker SEA240 --account mia@example.com', 'either --tracker or --account'],
    ['--tracker SEA240 --certificate', 'by --out'],
    ['--tracker SEA240 --out keys', '--out goes with --certificate'],
    ['--certificate --out keys', 'for which --tracker'],
    ['--account mia', '--account: is no e-mail address'],
    ['--account mia@example.com', 'how many subscriptions to --grant'],
    ['--account mia@example.com --grant 0', '--grant: at least 1'],
    ['--account mia@example.com --grant 101', '--grant: at most 100'],
    ['--account mia@example.com --grant 1.5', '--grant: a whole number'],
    ['--account mia@example.com --grant many', '--grant: a number is due'],
    ['--grant 3', 'to which --account'],
    ['--tracker SEA240 --dry-run', '--dry-run goes with --grant'],
    ['--tracker SEA240 --local --stack Test', 'give one of them'],
    ['--tracker SEA240 --data .local', '--data goes with --local'],
    ['--tracker SEA240 --colour', "Unknown option '--colour'"],
  ])('%s is unclear: %s', (line, reason) => {
    const command = read(line)
    expect(command).toMatchObject({ kind: 'unclear', reason: expect.stringContaining(reason) })
    expect(command).toMatchObject({ reason: expect.stringContaining('npm run provision -- --tracker ID') })
  })

  it('--help is all of it, whatever else is said', () => {
    expect(read('--help --grant many')).toMatchObject({
      kind: 'help',
      text: expect.stringContaining('--certificate'),
    })
  })
})
