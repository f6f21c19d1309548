const MINUTE_MS = 60_000
const METRES_PER_DEGREE = 111_195

/** A boat that drove 10 km at 60 km/h over the last ten minutes, with a low battery. */
export const aDrivenBoat = () => ({
  name: 'Sea Ray 240',
  positions: Array.from({ length: 11 }, (_, minute) => ({
    time: new Date(Date.now() - (10 - minute) * MINUTE_MS).toISOString(),
    lat: 26.1 + (minute * 1000) / METRES_PER_DEGREE,
    lng: -80.1,
    speedKmh: 60,
    ignition: true,
    batteryVolts: 12.1,
    cellular: 24,
  })),
})
