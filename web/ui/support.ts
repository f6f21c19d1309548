export const SUPPORT_URL = 'mailto:support@vectra.dev'
