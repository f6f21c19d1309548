/** Set by the site's edge on each call that it passes on to the API, over whatever the viewer sent. */
export const VIEWER_HEADER = 'x-vectra-viewer'
/** Proves that a call came by the site's edge: its value is known there and to the API only. */
export const EDGE_SECRET_HEADER = 'x-vectra-site'
