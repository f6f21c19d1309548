type Plated = { vehicleNum: string | null; deviceId: string }

/** The device that a plate names: its vehicle number is a plate before another's id is one. `null`: none. */
export const deviceByPlate = <Device extends Plated>(devices: readonly Device[], plate: string) =>
  devices.find(({ vehicleNum }) => vehicleNum === plate) ??
  devices.find(({ deviceId }) => deviceId === plate) ??
  null
