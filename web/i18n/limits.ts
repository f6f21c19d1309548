import { DELETION_GRACE_MS } from '../../shared/account/own-data.ts'
import { PASSWORD_POLICY } from '../../shared/account/password.ts'
import { ACCESS_TOKEN_MINUTES } from '../../shared/account/session.ts'
import {
  DEVICE_NAME_MAX,
  MESSAGE_MAX_KB,
  MESSAGES_PER_SECOND_MAX,
  UPLOAD_DAYS_MAX,
  UPLOAD_POSITIONS_MAX,
} from '../../shared/devices/limits.ts'
import { API_KEYS_MAX, AUDIT_DAYS, INVITATION_DAYS, MEMBERS_MAX } from '../../shared/members/limits.ts'
import { PUSH_SUBSCRIPTIONS_MAX } from '../../shared/notifications/push-subscription.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { CSQ_MAX } from '../../shared/trackers/values.ts'
import { INACCURATE_ABOVE_M } from '../../shared/tracking/judging/invalid-fix.ts'
import { FIXES_TO_ACCEPT } from '../../shared/tracking/judging/judge.ts'
import { TRACKER_ID_LENGTH } from '../../shared/tracking/topics.ts'

/** Limits that texts of any language may mention, as `{{limits.name}}`. */
export const limits = {
  trackerIdMin: TRACKER_ID_LENGTH.min,
  trackerIdMax: TRACKER_ID_LENGTH.max,
  deviceNameMax: DEVICE_NAME_MAX,
  passwordMin: PASSWORD_POLICY.minLength,
  deletionGraceHours: DELETION_GRACE_MS / HOUR_MS,
  accessTokenMinutes: ACCESS_TOKEN_MINUTES,
  accuracyMaxM: INACCURATE_ABOVE_M,
  jumpFixes: FIXES_TO_ACCEPT,
  cellularMax: CSQ_MAX,
  messageMaxKb: MESSAGE_MAX_KB,
  messagesPerSecond: MESSAGES_PER_SECOND_MAX,
  uploadPositionsMax: UPLOAD_POSITIONS_MAX,
  uploadDaysMax: UPLOAD_DAYS_MAX,
  pushDevicesMax: PUSH_SUBSCRIPTIONS_MAX,
  apiKeysMax: API_KEYS_MAX,
  membersMax: MEMBERS_MAX,
  invitationDays: INVITATION_DAYS,
  auditDays: AUDIT_DAYS,
}
