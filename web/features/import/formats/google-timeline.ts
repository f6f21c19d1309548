import { JSONParser } from '@streamparser/json'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { fieldReader, isObject } from '../../../../shared/trackers/field-reader.ts'
import { fixTimeOf } from '../../../../shared/trackers/fix-time.ts'
import { measuredValue, numberOf } from '../../../../shared/trackers/values.ts'
import { KMH_PER_METRE_PER_SECOND } from '../../../../shared/units.ts'
import { importedFix } from './elements.ts'
import type { ImportElement, ImportFound, ImportReader } from './import-file.ts'

/**
 * Where the files have their points: `Records.json` of Google Takeout, `Timeline.json` of an Android phone (with raw
 * signals beside the segments), and that of an iPhone, which is an array of segments.
 */
const PATHS = ['$.locations.*', '$.semanticSegments.*', '$.rawSignals.*', '$.*']
const E7_PER_DEGREE = 1e7

/** Google's timeline. Only places with a time are read: visits and activities have none of their own. */
export function googleTimeline(found: ImportFound): ImportReader {
  let count = 0
  let isBroken = false
  const report = (element: ImportElement) => {
    count += 1
    found(element, count)
  }
  const parser = new JSONParser({ paths: PATHS, keepStack: false })
  parser.onValue = ({ value, stack, key }) => {
    // the arrays themselves are values of the object that the file is
    if (stack.length === 1 && typeof key === 'string') return
    for (const element of elementsOf(value)) report(element)
  }
  parser.onError = () => {
    if (!isBroken) report({ problem: 'file-broken' })
    isBroken = true
  }
  return {
    write: (text) => {
      if (!isBroken) parser.write(text)
    },
    end() {
      if (!isBroken && !parser.isEnded) parser.end()
    },
  }
}

function elementsOf(value: unknown): ImportElement[] {
  if (!isObject(value)) return []
  if ('latitudeE7' in value || 'timestampMs' in value) return [recordElement(value)]
  if (isObject(value.position)) return [signalElement(value.position)]
  if (Array.isArray(value.timelinePath)) return pathElements(value.timelinePath, value.startTime)
  return []
}

function recordElement(record: Record<string, unknown>): ImportElement {
  const field = fieldReader(record)
  const degrees = (e7: unknown) => {
    const number = numberOf(e7)
    return number === null ? e7 : number / E7_PER_DEGREE
  }
  return importedFix(
    {
      time: field('timestamp', 'timestampms'),
      lat: degrees(field('latitudee7')),
      lon: degrees(field('longitudee7')),
    },
    {
      speedKmh: measuredValue(field('velocity'), 'speedKmh', KMH_PER_METRE_PER_SECOND),
      course: measuredValue(field('heading'), 'course'),
      altitudeM: measuredValue(field('altitude'), 'altitudeM'),
      accuracyM: measuredValue(field('accuracy'), 'accuracyM'),
    },
  )
}

function signalElement(signal: Record<string, unknown>): ImportElement {
  const field = fieldReader(signal)
  return importedFix(
    { time: field('timestamp'), ...coordinatesIn(field('latlng')) },
    {
      speedKmh: measuredValue(field('speedmeterspersecond'), 'speedKmh', KMH_PER_METRE_PER_SECOND),
      altitudeM: measuredValue(field('altitudemeters'), 'altitudeM'),
      accuracyM: measuredValue(field('accuracymeters'), 'accuracyM'),
    },
  )
}

/** An iPhone says how many minutes after the start of the segment a point was. */
function pathElements(path: readonly unknown[], startTime: unknown): ImportElement[] {
  return path.filter(isObject).map(({ point, time, durationMinutesOffsetFromStartTime: minutes }) => {
    const start = fixTimeOf(startTime)
    const after = numberOf(minutes)
    const at = time ?? (start === null || after === null ? undefined : start + after * MINUTE_MS)
    return importedFix({ time: at, ...coordinatesIn(point) }, {})
  })
}

/** `48.8336° , 2.2562°`, or `geo:48.8336,2.2562`. */
function coordinatesIn(text: unknown): { lat: unknown; lon: unknown } {
  if (typeof text !== 'string') return { lat: undefined, lon: undefined }
  const [lat, lon] = text.replace('geo:', '').replaceAll('°', '').split(',')
  return { lat, lon }
}
