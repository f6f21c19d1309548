import { Anchor, Button } from '@mantine/core'
import { useMutation, useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownData } from '../../../shared/account/own-data.routes.ts'
import { accountQuery } from '../../account/account.ts'
import { useMay } from '../../account/membership.tsx'
import { phoneQuery } from '../../account/phone-query.ts'
import { useSite } from '../../api/site.tsx'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useSupportLink } from '../../ui/use-support-link.ts'
import { deletionQuery } from './deletion-query.ts'
import { exportQuery } from './export-query.ts'
import { ExportSetting } from './export-setting.tsx'
import { historyQuery } from './history-query.ts'
import { HistorySetting } from './history-setting.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { PhoneSetting } from './phone/phone-setting.tsx'
import profileStyles from './profile.module.css'
import { Setting } from './setting.tsx'
import styles from './settings-page.module.css'
import { SupportAccessSetting } from './support-access.tsx'
import { twoStepQuery } from './two-step/authenticator-app.ts'
import { TwoStep } from './two-step/two-step.tsx'

/** Who the account belongs to, how it is protected, and how to leave with its data. */
export function AccountSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const panels = useRef<HTMLDivElement>(null)
  // in the account of somebody else, only what is one's own
  const isOwner = useMay()('account:manage')
  const isLoading = useQueries({
    queries: [
      phoneQuery(client),
      twoStepQuery,
      ...(isOwner ? [historyQuery(client), exportQuery(client), deletionQuery(client)] : []),
    ],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  })
  if (isLoading) return <PanelSkeleton />
  return (
    <div ref={panels} className={styles.panels} tabIndex={-1}>
      {isOwner && <DeletionNotice withdrawn={() => panels.current?.focus()} />}
      <section className={styles.panel} aria-labelledby="settings-profile">
        <h2 id="settings-profile">{t('settings.profile.title')}</h2>
        <Profile />
      </section>
      <section className={styles.panel} aria-labelledby="settings-security">
        <h2 id="settings-security">{t('settings.security')}</h2>
        <PasswordSetting />
        <TwoStep />
        <SessionsSetting />
        {isOwner && <SupportAccessSetting />}
      </section>
      {isOwner && (
        <>
          <section className={styles.panel} aria-labelledby="settings-data">
            <h2 id="settings-data">{t('settings.export.title')}</h2>
            <HistorySetting />
            <ExportSetting />
          </section>
          <DeletionPanel requested={() => panels.current?.scrollIntoView()} />
        </>
      )}
    </div>
  )
}

/** Name, email and organization, which only support changes, and the phone. */
function Profile() {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <>
      <dl className={profileStyles.facts}>
        {(['name', 'email', 'organization'] as const).map((field) => (
          <div key={field}>
            <dt>{t(`settings.profile.${field}`)}</dt>
            <dd>{account?.[field] || <span>{t('settings.profile.unset')}</span>}</dd>
          </div>
        ))}
      </dl>
      <p className={profileStyles.change}>
        {t('settings.profile.readOnly')}{' '}
        <Anchor href={supportLink} inherit underline="always">
          {t('settings.profile.support')}
        </Anchor>
      </p>
      <PhoneSetting />
    </>
  )
}

/** When the account will be deleted, with what keeps it. */
function DeletionNotice({ withdrawn }: { withdrawn: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const times = useTimes()
  const { data } = useQuery(deletionQuery(client))
  const withdraw = useMutation({
    mutationFn: () => client.call(ownData.withdrawDeletion, {}),
    onSuccess: () => {
      queryClient.setQueryData(deletionQuery(client).queryKey, { deletesAt: null })
      void toast({ text: t('settings.deletion.withdrawn') })
      withdrawn()
    },
    onError: useFailureToast(t('settings.deletion.notWithdrawn')),
  })
  if (!data?.deletesAt) return null
  const time = times.withZone(times.dateAndTime(data.deletesAt), data.deletesAt)
  return (
    <InlineFailure
      title={t('settings.deletion.scheduled', { time })}
      text={t('settings.deletion.scheduledText')}
    >
      <LoadingButton loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('settings.deletion.withdraw')}
      </LoadingButton>
    </InlineFailure>
  )
}

const DeletionDialog = lazy(() =>
  import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })),
)

/** Opens the dialog that requests the deletion of the account. Not there once it is requested. */
function DeletionPanel({ requested }: { requested: () => void }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(deletionQuery(useSite().client))
  const [isOpen, setOpen] = useState(false)
  const finish = () => {
    setOpen(false)
    requested()
  }
  const isScheduled = data !== undefined && data.deletesAt !== null
  return (
    <>
      {!isScheduled && (
        <section className={styles.panel} aria-labelledby="settings-deletion">
          <h2 id="settings-deletion">{t('settings.deletion.title')}</h2>
          <Setting
            name={t('settings.deletion.name')}
            description={t(isError ? 'settings.deletion.unknown' : 'settings.deletion.text')}
          >
            {isError ? (
              <Button variant="default" className={styles.button} onClick={() => void refetch()}>
                {t('problem.tryAgain')}
              </Button>
            ) : (
              <Button
                variant="default"
                className={`${styles.button} ${styles.danger}`}
                onClick={() => setOpen(true)}
              >
                {t('settings.deletion.open')}
              </Button>
            )}
          </Setting>
        </section>
      )}
      <Suspense>{isOpen && <DeletionDialog close={() => setOpen(false)} finish={finish} />}</Suspense>
    </>
  )
}

const PasswordDialog = lazy(() =>
  import('./password/password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
)

function PasswordSetting() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Setting name={t('settings.password.name')} description={t('settings.password.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.password.open')}
        </Button>
      </Setting>
      <Suspense>{isOpen && <PasswordDialog close={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const SignOutForm = lazy(() =>
  import('./sign-out-form.tsx').then((module) => ({ default: module.SignOutForm })),
)

/** Opens the dialog that signs the account out of every browser. */
function SessionsSetting() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Setting name={t('settings.sessions.name')} description={t('settings.sessions.text')}>
        <Button variant="default" className={styles.button} onClick={() => setOpen(true)}>
          {t('settings.sessions.open')}
        </Button>
      </Setting>
      {isOpen && (
        <Suspense>
          <Dialog title={t('settings.sessions.title')} close={close}>
            <SignOutForm close={close}>{t('settings.sessions.question')}</SignOutForm>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
