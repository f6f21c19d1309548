/** The logo of emails and documents. A build takes that of `web/public/icon.svg` (bin/local/build/branding.ts). */
export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Vectra</title><rect width="32" height="32" rx="8" fill="#0b5fff"/><path d="M16 5.5 24.5 25 16 20.6 7.5 25Z" fill="#fff"/></svg>'
