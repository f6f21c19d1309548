type Plated = { vehicleNum: string | null; deviceId: string }

/** The device with that vehicle number, else the one with that id; `null` where there is neither. */
export const deviceByPlate = <Device extends Plated>(devices: readonly Device[], plate: string) =>
  devices.find(({ vehicleNum }) => vehicleNum === plate) ??
  devices.find(({ deviceId }) => deviceId === plate) ??
  null
