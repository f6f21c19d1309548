import { speedKmhOf, type Vehicle } from './vehicle.ts'

/** Above this the unit itself delays a cut, as its maker's manual says. */
const CUT_BELOW_KMH = 20

/** Carries out a text command as a GT06 unit does, and answers in its words. */
export function obey(vehicle: Vehicle, text: string): { vehicle: Vehicle; answer: string } {
  const speedKmh = speedKmhOf(vehicle)
  const withOrders = (orders: Partial<Vehicle['orders']>, answer: string) => ({
    vehicle: { ...vehicle, orders: { ...vehicle.orders, ...orders } },
    answer,
  })
  const command = text.trim().toUpperCase()
  if (command === 'RELAY,1#' && speedKmh >= CUT_BELOW_KMH)
    return { vehicle, answer: `SET RELAY DELAY, SPEED IS MORE THAN ${CUT_BELOW_KMH}KM/H#` }
  if (command === 'RELAY,1#')
    return withOrders(
      { relayCut: true },
      `Cut off the fuel supply: Success! Speed:${Math.round(speedKmh)} Km/h`,
    )
  if (command === 'RELAY,0#') return withOrders({ relayCut: false }, 'Restore fuel supply: Success!')
  if (command === 'HC,15,3600,3600#') return withOrders({ storageMode: true }, 'HC set ok: 15,3600,3600')
  if (command === 'HC,15,60,60#') return withOrders({ storageMode: false }, 'HC set ok: 15,60,60')
  return { vehicle, answer: `Unknown command: ${text}` }
}
