/** Texts on and about the map itself: its tools, what it says when it cannot, what is told of a point. */
export const liveMapTexts = {
  tools: {
    relayRestore: 'Restore relay',
    relayCut: 'Cut relay',
    text: 'Send text command',
    storage: 'Storage mode',
    share: 'Share location',
    locate: 'Show my location',
    selectFirst: 'select a device first',
  },
  notice: {
    satelliteKey: 'Satellite needs a key from the operator of this site. Showing streets.',
    hide: 'Hide this',
    location: {
      denied: 'Your location is blocked. Allow it for this site in the browser’s settings, then press again.',
      unavailable: 'Your location was not found. Turn on the location of this device and press again.',
      insecure: 'Browsers tell a location to sites with https only. Open this site by https.',
    },
  },
  point: { lowVolts: 'Low', unknownTime: 'Unknown', invalidTime: 'Invalid time' },
  legend: { title: 'Trail by speed' },
}
