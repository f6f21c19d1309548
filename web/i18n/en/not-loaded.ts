/** Needed where the other texts could not be loaded. */
export const notLoadedTexts = {
  siteTitle: 'Couldn’t start Vectra',
  partsText: 'Parts of this site couldn’t be loaded. Check your connection and reload the page.',
  reload: 'Reload page',
}
