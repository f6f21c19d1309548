import { ACCOUNT_PARAM } from '../../../../shared/http/account-header.ts'
import { customerChanges as routes } from '../../../../shared/operator/customer-changes.routes.ts'
import { ActionDialog } from '../action-dialog.tsx'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { dateAndTime } from '../formats.ts'
import { type Customer, customerKey } from './customer.ts'

type Props = { customer: Customer; onDone: (done: string) => void }

/** What support can do for the account itself, as it is now. */
export function AccountActions({ customer, onDone }: Props) {
  const client = useConsoleClient()
  const { accountId, email, isInvited, hasTwoStep, isClosed, deletesAt, supportUntil } = customer
  const path = { accountId }
  const queryKey = customerKey(accountId)
  if (isClosed) return null
  return (
    <div className={styles.actions}>
      {supportUntil !== null && (
        <ActionDialog
          label="See account"
          act={() => client.call(routes.openAccount, { path })}
          queryKey={queryKey}
          onDone={() => window.location.assign(`/dashboard?${ACCOUNT_PARAM}=${accountId}`)}
        >
          <p>
            {email} lets you see the account as a viewer until {dateAndTime(supportUntil)}. This page opens
            their dashboard: the devices, where they are and where they’ve been. You can’t change anything,
            and the owner reads in their log that you opened it.
          </p>
        </ActionDialog>
      )}
      {isInvited && (
        <ActionDialog
          label="Send temporary password again"
          act={() => client.call(routes.resendMail, { path, body: { mail: 'invitation' } })}
          queryKey={queryKey}
          onDone={() => onDone(`A new temporary password is on its way to ${email}.`)}
        >
          <p>{email} gets a new temporary password. The one before it stops working.</p>
        </ActionDialog>
      )}
      {hasTwoStep && (
        <ActionDialog
          label="Reset two-step sign-in"
          asksReason
          act={(reason) => client.call(routes.resetTwoStep, { path, body: { reason } })}
          queryKey={queryKey}
          onDone={() => onDone('Two-step sign-in is off. The customer signs in with the password alone.')}
        >
          <p>
            {email} is signed out everywhere, and then signs in with the password alone until they set up an
            authenticator app again. Make sure that you are talking to the owner: whoever knows the password
            gets in. Pages that are open keep working for up to an hour.
          </p>
        </ActionDialog>
      )}
      {deletesAt === null ? (
        <ActionDialog
          label="Delete account"
          asksReason
          act={(reason) => client.call(routes.requestCustomerDeletion, { path, body: { reason } })}
          queryKey={queryKey}
          onDone={() => onDone('The account will be deleted in 24 hours.')}
        >
          <p>
            In 24 hours the subscriptions of {email} are canceled and the account is deleted with all devices
            and positions. That can’t be undone. The owner gets an email now, and can withdraw the request
            until then; so can you.
          </p>
        </ActionDialog>
      ) : (
        <ActionDialog
          label="Keep account"
          act={() => client.call(routes.withdrawCustomerDeletion, { path })}
          queryKey={queryKey}
          onDone={() => onDone('The account will not be deleted.')}
        >
          <p>
            The account was to be deleted on {dateAndTime(deletesAt)}. {email} gets an email that it is kept.
          </p>
        </ActionDialog>
      )}
    </div>
  )
}
