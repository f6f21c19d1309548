const REFRESHES_BEYOND_PX = 60
const DRAWN_UP_TO_PX = 80

/** How far the page is drawn down for a finger that went `fingerPx` down. */
export const pulledPx = (fingerPx: number) => Math.min(DRAWN_UP_TO_PX, Math.max(0, fingerPx))

export const pullRefreshes = (pulled: number) => pulled > REFRESHES_BEYOND_PX
