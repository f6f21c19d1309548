import type { PushSubscription } from '../../../shared/notifications/push-subscription.ts'

/** The browser's keys in RFC 8291, appendix A. */
export const RFC_8291_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

export const aPushSubscription = (name = 'mia'): PushSubscription => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: RFC_8291_KEYS,
})
