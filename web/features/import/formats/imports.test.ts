import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../../shared/trails/export-csv.ts'
import { gpxOf } from '../../../../shared/trails/export-gpx.ts'
import type { ImportElement } from './import-file.ts'
import { importReader } from './read-import.ts'

type Found = { at: number; element: ImportElement }

/** What a file contains, read in pieces of a length that cuts everything somewhere. */
function contentOf(file: string, pieceLength = 7): Found[] {
  const found: Found[] = []
  const reader = importReader((element, at) => found.push({ element, at }))
  for (let start = 0; start < file.length; start += pieceLength)
    reader.write(file.slice(start, start + pieceLength))
  reader.end()
  return found
}

/** Time, latitude, longitude, then the readings that are known. */
function pointsOf(file: string, pieceLength?: number) {
  return contentOf(file, pieceLength).map(({ at, element }) => {
    if ('problem' in element) return [at, element.problem]
    const { recordedAt, lat, lng, ...readings } = element.position
    return [at, new Date(recordedAt).toISOString(), lat, lng, readings]
  })
}

describe('GPX', () => {
  it('has points with elevation, and speed and course in either version', () => {
    const file = `<?xml version="1.0"?>
<gpx version="1.1" creator="a phone"><metadata><time>2020-01-01T00:00:00Z</time></metadata>
<wpt lat="1" lon="2"><name>no point of a track</name></wpt>
<trk><name>To work &amp; back</name><trkseg>
<trkpt lat="48.20849" lon="16.37208"><ele>171.5</ele><time>2023-04-05T06:07:08Z</time><speed>10</speed><course>90</course><sat>9</sat><hdop>0.8</hdop></trkpt>
<trkpt lon="16.3730" lat="48.2090"><time>2023-04-05T08:07:23.5+02:00</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>2.5</gpxtpx:speed><gpxtpx:hr>120</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
<trkpt lat="48.21" lon="16.374"/>
<trkpt lat="north" lon="16.374"><time>2023-04-05T06:07:38Z</time></trkpt>
<trkpt lat="48.21"><time>yesterday</time></trkpt>
</trkseg></trk></gpx>`
    expect(pointsOf(file)).toEqual([
      [
        1,
        '2023-04-05T06:07:08.000Z',
        48.20849,
        16.37208,
        { speedKmh: 36, course: 90, altitudeM: 171.5, satellites: 9, hdop: 0.8 },
      ],
      [2, '2023-04-05T06:07:23.500Z', 48.209, 16.373, { speedKmh: 9 }],
      [3, 'time-missing'],
      [4, 'coordinates-unreadable'],
      [5, 'time-unreadable'],
    ])
  })

  it('that is no GPX says so', () => {
    expect(pointsOf('<html><body>Sign in</body></html>')).toEqual([[0, 'file-broken']])
  })
})

describe('CSV', () => {
  it('has its columns in any order, with units in their names, quotes, and a mark at its start', () => {
    const file =
      '\uFEFF"Name";"GPS Time";"Longitude";"Latitude";"Speed (mph)";"Heading"\r\n' +
      '"a ""van""\nin two lines";2023-04-05 06:07:08;16.37;48.2;10;90\r\n\r\n' +
      ';1680674843;16.38;48.21;;\r\n' +
      ';;16.38;48.21;;\r\n'
    expect(pointsOf(file)).toEqual([
      [2, '2023-04-05T06:07:08.000Z', 48.2, 16.37, { speedKmh: 16.1, course: 90 }],
      [3, '2023-04-05T06:07:23.000Z', 48.21, 16.38, {}],
      [4, 'time-missing'],
    ])
  })

  it('without a column for each of time, latitude and longitude says so once', () => {
    expect(pointsOf('time,lat\n2023-04-05T06:07:08Z,48.2\n2023-04-05T06:07:09Z,48.2\n')).toEqual([
      [1, 'columns-missing'],
    ])
    expect(pointsOf('This is a letter.\nIt has no positions.\n')).toEqual([[1, 'columns-missing']])
  })

  it('of Traccar has knots, metres and milliseconds, and fixes that are not valid decide nothing', () => {
    const file =
      'id,deviceId,protocol,serverTime,deviceTime,fixTime,valid,latitude,longitude,altitude,speed,course,address,accuracy,ignition,batteryLevel,totalDistance,hours\n' +
      '1,7,osmand,2023-04-05T06:07:10.000+00:00,2023-04-05T06:07:08.000+00:00,2023-04-05T06:07:08.000+00:00,true,48.2,16.37,171.0,10.0,90.0,"Karlsplatz 1, Wien",0.0,true,87.0,1234567.0,7200000\n' +
      '2,7,osmand,2023-04-05T06:07:25.000+00:00,2023-04-05T06:07:23.000+00:00,2023-04-05T06:07:23.000+00:00,false,48.2,16.37,,,,,,,,,\n'
    expect(pointsOf(file)).toMatchObject([
      [
        2,
        '2023-04-05T06:07:08.000Z',
        48.2,
        16.37,
        {
          speedKmh: 18.5,
          course: 90,
          altitudeM: 171,
          ignition: true,
          batteryPercent: 87,
          odometerKm: 1234.57,
          engineHours: 2,
        },
      ],
      [3, '2023-04-05T06:07:23.000Z', 48.2, 16.37, { accuracyM: 100_000 }],
    ])
  })
})

describe('OwnTracks Recorder', () => {
  it('has locations beside lines about other things', () => {
    const file =
      '2023-04-05T06:07:09Z\t*                 \t{"_type":"location","tst":1680674828,"lat":48.2,"lon":16.37,"vel":36,"batt":87}\n' +
      '2023-04-05T06:07:10Z\tlwt               \t{"_type":"lwt","tst":1680674830}\n' +
      '2023-04-05T06:07:24Z\t*                 \t{"_type":"location","lat":48.2,"lon":16.37}\n' +
      '2023-04-05T06:07:25Z\t*                 \t{"_type":"location","tst":1680674845,"lat":\n'
    expect(pointsOf(file)).toEqual([
      [1, '2023-04-05T06:07:08.000Z', 48.2, 16.37, { speedKmh: 36, batteryPercent: 87 }],
      [3, 'time-missing'],
    ])
  })
})

describe('Google’s timeline', () => {
  it('of Takeout has records', () => {
    const file = JSON.stringify({
      locations: [
        {
          latitudeE7: 482000000,
          longitudeE7: 163700000,
          accuracy: 20,
          velocity: 10,
          heading: 90,
          altitude: 171,
          timestamp: '2023-04-05T06:07:08Z',
          source: 'GPS',
          activity: [{ activity: [{ type: 'STILL' }] }],
        },
        { latitudeE7: 482100000, longitudeE7: 163800000, timestampMs: '1680674843000' },
        { accuracy: 20, timestampMs: '1680674843000' },
      ],
    })
    expect(pointsOf(file)).toEqual([
      [
        1,
        '2023-04-05T06:07:08.000Z',
        48.2,
        16.37,
        { speedKmh: 36, course: 90, altitudeM: 171, accuracyM: 20 },
      ],
      [2, '2023-04-05T06:07:23.000Z', 48.21, 16.38, {}],
      [3, 'coordinates-missing'],
    ])
  })

  it('of an Android phone has paths and raw signals', () => {
    const file = JSON.stringify(
      {
        semanticSegments: [
          {
            startTime: '2024-06-06T08:00:00.000+02:00',
            endTime: '2024-06-06T10:00:00.000+02:00',
            timelinePath: [{ point: '48.2°, 16.37°', time: '2024-06-06T08:01:00.000+02:00' }],
          },
          {
            startTime: '2024-06-06T10:00:00.000+02:00',
            visit: { topCandidate: { placeLocation: { latLng: '48.3°, 16.4°' } } },
          },
        ],
        rawSignals: [
          {
            position: {
              LatLng: '48.21°, 16.38°',
              accuracyMeters: 13,
              altitudeMeters: 171,
              speedMetersPerSecond: 10,
              timestamp: '2024-06-06T08:02:00.000+02:00',
            },
          },
          { wifiScan: { deliveryTime: '2024-06-06T08:02:00.000+02:00' } },
        ],
        userLocationProfile: { frequentPlaces: [{ placeLocation: '48.2°, 16.3°' }] },
      },
      null,
      2,
    )
    expect(pointsOf(file)).toEqual([
      [1, '2024-06-06T06:01:00.000Z', 48.2, 16.37, {}],
      [2, '2024-06-06T06:02:00.000Z', 48.21, 16.38, { speedKmh: 36, altitudeM: 171, accuracyM: 13 }],
    ])
  })

  it('of an iPhone is an array whose points are minutes after the start of their segment', () => {
    const file = JSON.stringify([
      {
        startTime: '2024-06-06T08:00:00.000+02:00',
        timelinePath: [{ point: 'geo:48.2,16.37', durationMinutesOffsetFromStartTime: '2' }],
      },
      { startTime: '2024-06-06T08:00:00.000+02:00', visit: { hierarchyLevel: '0' } },
    ])
    expect(pointsOf(file)).toEqual([[1, '2024-06-06T06:02:00.000Z', 48.2, 16.37, {}]])
  })

  it('that is cut off keeps what came before, and says that it is broken', () => {
    const file =
      '{"locations":[{"latitudeE7":482000000,"longitudeE7":163700000,"timestampMs":"1680674828000"},{"lat'
    expect(pointsOf(file)).toEqual([
      [1, '2023-04-05T06:07:08.000Z', 48.2, 16.37, {}],
      [2, 'file-broken'],
    ])
  })
})

describe('our own exports', () => {
  const at = Date.UTC(2023, 3, 5, 6, 7, 8)
  const point = { shownAt: at, lat: 48.2, lng: -16.37, speedKmh: 36, course: 90, altitudeM: null }
  const track = { name: '=a "van", blue', points: [{ ...point, isGapBefore: false }] }

  it.each([
    ['CSV', csvOf],
    ['GPX', gpxOf],
  ])('as %s are read again', (_, format) => {
    const [[, ...read] = []] = pointsOf(format([track as never]))
    expect(read).toEqual(['2023-04-05T06:07:08.000Z', 48.2, -16.37, { speedKmh: 36, course: 90 }])
  })
})

it('every format reads the same however its file is cut into pieces, and no piece of noise makes it throw', () => {
  const folder = new URL('.', import.meta.url)
  const tests = readFileSync(new URL('imports.test.ts', folder), 'utf8')
  expect(readdirSync(folder).length).toBeGreaterThan(5)
  for (const file of [tests, `<gpx>${tests}`, `{"locations":[${tests}`, '', '[]', '{}', '<', '\u0000'])
    expect(pointsOf(file, 1)).toEqual(pointsOf(file, 100_000))
})
