import { describe, expect, it } from 'vitest'
import { parseCommandText } from '../commands/command-text.ts'
import { trackerTopics } from '../tracking/tracker-topics.ts'
import { DIALECT_NAMES, DIALECTS, encodeCommand, telemetrySource } from './dialects.ts'

describe('the dialect of a topic', () => {
  it.each([
    ['vectra/trackers/SEA240/telemetry', 'vectra', 'SEA240'],
    ['owntracks/SEA240/phone', 'owntracks', 'SEA240'],
    ['teltonika/352093081429150/data', 'teltonika', '352093081429150'],
    ['signalk/SEA240/delta', 'signalk', 'SEA240'],
    ['msh/SEA240/2/json/LongFast/!a1b2c3d4', 'meshtastic', 'SEA240'],
    ['homeassistant/device_tracker/SEA240/attributes', 'homeassistant', 'SEA240'],
  ])('%s', (topic, dialect, trackerId) => {
    expect(telemetrySource(topic)).toEqual({ dialect, trackerId })
  })

  it.each([
    'vectra/trackers/SEA240/answers',
    'vectra/trackers/SEA240/telemetry/more',
    'vectra/trackers/a/telemetry',
    'owntracks/SEA240',
    'owntracks/SEA240/phone/event',
    'teltonika/SEA240/commands',
    'teltonika/+/data',
    'signalk/delta',
    'msh/SEA240/2/e/LongFast/!a1b2c3d4',
    '',
  ])('%j is not a telemetry topic', (topic) => {
    expect(telemetrySource(topic)).toBeNull()
  })
})

describe('T61 the rights of a tracker follow from the list of dialects', () => {
  it('T61 are its own topics, directly or by Basic Ingest, and those of a broker in its place', () => {
    expect(trackerTopics('', 'SEA240')).toEqual({
      publish: [
        'vectra/trackers/SEA240/telemetry',
        'owntracks/SEA240/*',
        'teltonika/SEA240/data',
        '$aws/rules/vectra_telemetry_vectra/vectra/trackers/SEA240/telemetry',
        '$aws/rules/vectra_telemetry_owntracks/owntracks/SEA240/*',
        '$aws/rules/vectra_telemetry_teltonika/teltonika/SEA240/data',
        'vectra/trackers/SEA240/answers',
      ],
      bridged: [
        'signalk/SEA240/delta',
        'msh/SEA240/2/json/*/*',
        'homeassistant/device_tracker/SEA240/attributes',
      ],
      subscribe: ['vectra/trackers/SEA240/commands', 'teltonika/SEA240/commands'],
      receive: ['vectra/trackers/SEA240/commands', 'teltonika/SEA240/commands'],
    })
  })
})

it('OwnTracks takes no command, and our own dialect takes each as it is', () => {
  const command = { commandId: 'c1', kind: 'unknown' as const, text: 'BEEP#', expiresAt: 0 }
  expect(encodeCommand('owntracks', 'SEA240', command)).toBeNull()
  expect(encodeCommand('vectra', 'SEA240', command)).toEqual({
    topic: 'vectra/trackers/SEA240/commands',
    payload: '{"commandId":"c1","text":"BEEP#","expiresAt":"1970-01-01T00:00:00.000Z"}',
  })
})

it.each(DIALECT_NAMES)('each text that %s lists as accepted has an encoding', (dialect) => {
  const accepts = DIALECTS[dialect].commands?.accepts ?? []
  const texts = accepts === 'any' ? ['BEEP#'] : accepts
  for (const given of texts) {
    const read = parseCommandText(given)
    if ('refused' in read) throw new Error(`${given}: ${read.refused}`)
    expect(encodeCommand(dialect, 'SEA240', { commandId: 'c1', expiresAt: 0, ...read }), given).not.toBeNull()
  }
})
