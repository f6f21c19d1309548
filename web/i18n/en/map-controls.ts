export const mapControlTexts = {
  mapControls: {
    /** Of the button that shows where the map's data is from. */
    sources: 'Map sources',
  },
}
