/** The viewer's address. CloudFront sets it on every call to the API and overwrites what the viewer sent. */
export const VIEWER_HEADER = 'x-vectra-viewer'
/** Proves that a call came through CloudFront: only CloudFront and the API have its value. */
export const EDGE_SECRET_HEADER = 'x-vectra-site'
