import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, inject, it, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { fromColumns } from '../../../shared/trails/columns.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { trailFeatures } from '../../../web/map/features/trail-features.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { mapFeaturesOf } from '../../make/map-features.ts'
import { aTracker, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

const run = promisify(execFile)
const MOSQUITTO = '/usr/bin/mosquitto_pub'

describe('from MQTT to the map', () => {
  it('API-1 a position published over MQTT is the device’s position, with all its readings, and its marker on the map', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const time = toIso(Date.now())
    await publishAs(tracker, {
      time,
      lat: 26.1,
      lng: -80.1,
      speedKmh: 31.5,
      course: 90,
      altitudeM: 3,
      accuracyM: 6,
      satellites: 11,
      hdop: 0.9,
      ignition: true,
      batteryVolts: 12.7,
      cellular: 24,
      odometerKm: 1204.6,
      engineHours: 88.2,
      relayCut: false,
      bilgeHigh: true,
      depthM: 4.2,
      batteries: { house: { volts: 12.6, percent: 88 } },
      tanks: { fuel: 0.7 },
      reportIntervalSeconds: 60,
      events: ['rapidAcceleration'],
      statusText: 'ACC_ON',
    })
    const device = await deviceOf(account, tracker.trackerId)
    expect(device).toMatchObject({
      id: tracker.trackerId,
      deviceId: tracker.trackerId,
      vectraDeviceId: tracker.trackerId,
      originalPlate: tracker.trackerId,
      isOnline: true,
      hasSubscription: true,
      relayStatus: null,
      isInStorageMode: false,
      tracking: {
        latitude: 26.1,
        longitude: -80.1,
        speed: 31.5,
        heading: 90,
        altitude: 3,
        acc: true,
        mileage: 1204.6,
        totalEngineHours: 88.2,
        batteryVoltage: 12.7,
        cellularSignalStrength: 24,
        gpsSatelliteCount: 11,
        signalStrength: 24,
        statusDescription: 'ACC_ON',
        onBoard: {
          bilgePump: null,
          bilgeHigh: true,
          shorePower: null,
          depthM: 4.2,
          batteries: { house: { volts: 12.6, percent: 88 } },
          tanks: { fuel: 0.7 },
        },
        GPSTime: time,
        freshness: 'live',
        flags: [],
      },
    })
    expect(mapFeaturesOf([device])).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-80.1, 26.1] },
        properties: {
          deviceId: tracker.trackerId,
          label: `Boat ${tracker.trackerId}`,
          silhouette: 'boat',
          freshness: 'live',
          moving: true,
          heading: 90,
          order: 0,
          relayCut: false,
        },
      },
    ])
  })

  const withMosquitto = existsSync(MOSQUITTO) ? test : test.skip
  withMosquitto(
    'API-1 a position published with mosquitto_pub is returned by GET /vectra/devices and shown on the map',
    async () => {
      const account = await anAccount()
      const { trackerId, username, password } = await aTracker(account)
      const message = JSON.stringify({ time: toIso(Date.now()), lat: 25.7617, lng: -80.1918 })
      const port = String(inject('mqttPort'))
      const topic = telemetryTopic(trackerId)
      await run(MOSQUITTO, [
        ...['-V', 'mqttv311', '-q', '1', '-h', '127.0.0.1', '-p', port],
        ...['-i', trackerId, '-u', username, '-P', password, '-t', topic, '-m', message],
      ])
      const device = await deviceOf(account, trackerId)
      expect(device.tracking).toMatchObject({ latitude: 25.7617, longitude: -80.1918 })
      const [marker] = mapFeaturesOf([device])
      expect(marker?.geometry.coordinates).toEqual([-80.1918, 25.7617])
    },
  )

  it('HIS-5 the trail is returned in fix order, as objects and as columns, compressed, and drawn on the map', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const start = Math.floor(Date.now() / 1000) * 1000 - 60 * MINUTE_MS
    const positions = Array.from({ length: 45 }, (_, index) => ({
      time: toIso(start + index * MINUTE_MS),
      lat: 26.1 + index * 0.001,
      lng: -80.1,
      speedKmh: 7,
    }))
    await publishAs(tracker, ...positions.slice(0, 20), positions.slice(20, 40), ...positions.slice(40))
    const body = { deviceId: tracker.trackerId, minutes: 120 }
    const objects = await account.call('POST', '/vectra/device/trail', body)
    expect(objects.headers.get('content-encoding')).toBe('gzip')
    const { trail, mostRecentPoint } = trails.getTrail.reply.parse(objects.body)
    expect(trail.map((point) => point.timestamp)).toEqual(positions.map((position) => position.time))
    expect(trail.map((point) => point.latitude)).toEqual(
      positions.map((position) => Number(position.lat.toFixed(7))),
    )
    expect(mostRecentPoint).toEqual(trail.at(-1))

    const accept = { accept: 'application/vnd.vectra.trail+json' }
    const columns = await account.call('POST', '/vectra/device/trail', body, accept)
    const trailColumns = trails.getTrail.alternative.reply.parse(columns.body)
    const { count, time, latitude } = trailColumns
    expect(count).toBe(45)
    expect(time[0]).toBe(start / 1000)
    expect(time.slice(1)).toEqual(Array.from({ length: 44 }, () => 60))
    expect(latitude.slice(0, 2)).toEqual([26_100_000, 1_000])

    const drawn = {
      deviceId: tracker.trackerId,
      online: true,
      selected: true,
      points: fromColumns(trailColumns),
    }
    const { features } = trailFeatures([drawn], body.minutes, Date.now())
    expect(features[0]?.geometry.coordinates[0]).toEqual([-80.1, 26.1])
    expect(features.at(-1)?.geometry.coordinates.at(-1)).toEqual([-80.1, 26.144])
  })
})
