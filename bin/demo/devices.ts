/** How a device of the demo account is labelled, and which of its purchases it is tracked by. */
export type DemoDevice = { tags: readonly string[]; plate: string | null; purchase: PurchaseName }
export type PurchaseName = 'start' | 'boats' | 'jetski' | 'van' | 'cars' | 'kayaks' | 'scooters'

export const DEMO_DEVICES: Readonly<Record<string, DemoDevice>> = {
  SEA240: { tags: ['boat', 'offshore'], plate: 'FL 4821 RK', purchase: 'boats' },
  YACHT60: { tags: ['boat', 'offshore', 'charter'], plate: 'FL 1190 SL', purchase: 'boats' },
  SAIL34: { tags: ['boat', 'charter'], plate: 'FL 7735 CT', purchase: 'boats' },
  JET001: { tags: ['boat', 'rental'], plate: 'FL 3052 WR', purchase: 'jetski' },
  CAR001: { tags: ['family'], plate: 'KDR 4417', purchase: 'start' },
  TESLA3: { tags: ['family'], plate: 'QTE 0382', purchase: 'start' },
  TRUCK7: { tags: ['freight'], plate: 'N48 12T', purchase: 'start' },
  VAN012: { tags: ['delivery'], plate: 'N73 55V', purchase: 'start' },
  BUS042: { tags: ['shuttle'], plate: 'N06 42B', purchase: 'start' },
  MOTO88: { tags: ['family'], plate: 'MVL 88H', purchase: 'start' },
  TRLR05: { tags: ['freight'], plate: 'T 05 913', purchase: 'start' },
  GEN350: { tags: ['site'], plate: null, purchase: 'start' },
}
