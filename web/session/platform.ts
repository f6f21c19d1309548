import type { Platform } from './session-record.ts'

type Browser = { userAgent: string; maxTouchPoints: number }

/** The platform that the browser runs on. An iPad identifies as a Mac, but no Mac has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Browser): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios'
  if (userAgent.includes('Android')) return 'android'
  return /Mobi/.test(userAgent) ? 'mobile' : 'desktop'
}
