import type { Account } from '../accounts/account.ts'
import { accountIdOf } from '../accounts/account-id-of.ts'
import { aReportToken } from '../notify/a-recipient-token.ts'
import { aSchedule } from './a-schedule.ts'
import { aReport } from './generated-reports.ts'

/** A report, its link and a schedule of the account, at the local run on this data folder. */
export async function reportIds(account: Pick<Account, 'accessToken' | 'call'>, dataFolder: string) {
  const { id: reportId } = await aReport(account)
  return {
    reportId,
    reportToken: aReportToken(dataFolder, accountIdOf(account.accessToken), reportId),
    scheduleId: (await aSchedule(account)).id,
  }
}
