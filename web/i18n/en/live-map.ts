/** Texts on the map: its tools, notices, popups and legend. */
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
    satelliteKey: 'Satellite needs a map key from this site’s operator. Showing streets instead.',
    hide: 'Dismiss',
    location: {
      denied: 'Location access is blocked. Allow it for this site in your browser settings, then try again.',
      unavailable: 'Couldn’t find your location. Turn on location services on this device, then try again.',
      insecure: 'Your browser shares your location only with secure sites. Open this site with https://.',
    },
  },
  coastNote: 'Coastline accurate to about {{distance}}',
  preview: { failed: 'Couldn’t load the map. Reload the page to try again.' },
  point: { lowVolts: 'Low', unknownTime: 'Unknown' },
  legend: { title: 'Trail speed' },
}
