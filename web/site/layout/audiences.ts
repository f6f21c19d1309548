import type { PublicPage } from '../../../shared/site/public-pages.ts'

export const AUDIENCES = ['builders', 'dealers', 'insurance', 'renters', 'owners'] as const

export const audiencePage = (audience: (typeof AUDIENCES)[number]): PublicPage => `/solutions/${audience}`
