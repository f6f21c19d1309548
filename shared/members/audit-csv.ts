import { csvLine } from '../trails/export-csv.ts'
import type { AuditEntry } from './audit.ts'

export const AUDIT_HEAD = 'time,who,role,address,action,about,name,device_id,outcome,code,changes'

/** An entry of the audit log as a line of CSV. */
export const auditLine = ({
  at,
  by,
  address,
  action,
  target,
  outcome,
  code,
  changes,
}: Omit<AuditEntry, 'id'>) =>
  csvLine([
    at,
    by.name ?? by.role,
    by.role,
    address,
    action,
    target.id,
    target.name,
    target.deviceId,
    outcome,
    code,
    changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
  ])
