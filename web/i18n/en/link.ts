export const linkTexts = {
  link: {
    dismiss: 'Dismiss',
    /** By the part of a link that could not be read. */
    ignored: {
      range: 'The link’s time range isn’t valid, so this shows the last hour.',
      device: 'A device in the link isn’t valid and was ignored.',
      trip: 'The link’s trip isn’t valid, so this shows the whole route.',
      playback: 'The link’s playback time isn’t valid, so playback starts at the beginning.',
      filter: 'A filter in the link isn’t valid and was ignored.',
      view: 'A view setting in the link isn’t valid and was ignored.',
    },
  },
}

/** A part of a link that the note above the page can name. */
export type IgnoredPart = keyof (typeof linkTexts)['link']['ignored']
