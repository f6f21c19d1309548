import { lazy, Suspense, useState } from 'react'

const AddDeviceDialog = lazy(() =>
  import('./add-device-dialog.tsx').then((module) => ({ default: module.AddDeviceDialog })),
)

/** Opens the dialog that adds a device. The page renders it, as whatever opened it may unmount before it is done. */
export function useAddDeviceDialog() {
  const [isAdding, setAdding] = useState(false)
  return {
    addDevice: () => setAdding(true),
    dialog: isAdding && (
      <Suspense>
        <AddDeviceDialog close={() => setAdding(false)} />
      </Suspense>
    ),
  }
}
