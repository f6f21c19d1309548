/** Where something was. */
export const placeTexts = {
  near: 'near {{town}}',
  about: 'about {{distance}} {{wind}} of {{town}}',
} as const
