import type { Platform } from './session-record.ts'

type Browser = { userAgent: string; maxTouchPoints: number }

/** What the browser runs on. An iPad says that it is a Mac, but a Mac has no touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Browser): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios'
  if (userAgent.includes('Android')) return 'android'
  return /Mobi/.test(userAgent) ? 'mobile' : 'desktop'
}
