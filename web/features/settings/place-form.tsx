import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEVICE_NAME_MAX } from '../../../shared/devices/limits.ts'
import type { Member } from '../../../shared/members/members.routes.ts'
import { GRANTS, isAtMost, MEMBER_ROLES } from '../../../shared/members/roles.ts'
import { toIso } from '../../../shared/time.ts'
import { dayRange } from '../../../shared/trails/day-range.ts'
import { useStanding } from '../../account/membership.tsx'
import { TagsField } from '../../devices/dialog/tags-field.tsx'
import { useKnownTags, useTags } from '../../devices/dialog/use-tags.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useTimes } from '../../ui/times/clock.tsx'

type MemberRole = (typeof MEMBER_ROLES)[number]
type Grant = (typeof GRANTS)[number]

/** What a member or a key may do, as calls name it. */
export type MemberPlace = { role: MemberRole; tags: string[]; grants: Grant[]; endsAt: string | null }

export const placeOf = ({ role, tags, grants, endsAt }: Member): MemberPlace => ({
  role: role === 'owner' ? 'manager' : role,
  tags,
  grants,
  endsAt,
})

type Props = {
  title: string
  verb: string
  /** What is asked of somebody new: the address of a person, or the name of a key, which gets no grants. */
  asks?: 'email' | 'name'
  /** Who is changed. */
  member?: Member
  isPending: boolean
  /** `who`: the email or the name that was asked for. */
  submit: (place: MemberPlace, who: string) => void
  close: () => void
}

/** A dialog that asks what a member or a key may do, and for whom it is. */
export function PlaceForm({ title, verb, asks, member, isPending, submit, close }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const standing = useStanding()
  const tags = useTags(member?.tags ?? standing.tags ?? [])
  const knownTags = useKnownTags()
  const before = member && placeOf(member)
  const [role, setRole] = useState<MemberRole>(before?.role ?? 'viewer')
  const [grants, setGrants] = useState<readonly Grant[]>(before?.grants ?? [])
  // what is stored is the end of the last day
  const lastDay = before?.endsAt ? times.dayOf(Date.parse(before.endsAt) - 1) : ''
  const [ends, setEnds] = useState<string | null>(lastDay)
  const roles = MEMBER_ROLES.filter((one) => isAtMost(one, standing.role))
  const offered = (asks === 'name' ? [] : grantsOf(role)).filter(
    (grant) => standing.role === 'owner' || standing.grants.includes(grant),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ends === null) return
    const end = ends === '' ? undefined : dayRange(ends, times.zone)?.to
    const place = {
      role,
      tags: [...tags.finish()],
      grants: grants.filter((grant) => offered.includes(grant)),
      endsAt: end === undefined ? null : toIso(end),
    }
    submit(place, String(new FormData(event.currentTarget).get(WHO) ?? '').trim())
  }
  return (
    <Dialog title={title} close={close} locked={isPending} fillsPhones>
      <form className={dialog.body} onSubmit={onSubmit}>
        {asks !== undefined && (
          <TextInput
            name={WHO}
            {...(asks === 'email' ? { type: 'email', maxLength: 254 } : { maxLength: DEVICE_NAME_MAX })}
            label={asks === 'email' ? t('members.email') : t('apiKeys.name')}
            required
            autoComplete="off"
            data-autofocus
          />
        )}
        <NativeSelect
          label={t('members.role')}
          description={t(`members.roleTexts.${role}`)}
          inputWrapperOrder={['label', 'input', 'description']}
          data={roles.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
          value={role}
          onChange={({ currentTarget }) => {
            const chosen = roles.find((one) => one === currentTarget.value)
            if (chosen !== undefined) setRole(chosen)
          }}
        />
        {offered.length > 0 && (
          <Switch.Group
            label={t('members.grants')}
            value={[...grants]}
            onChange={(chosen) => setGrants(GRANTS.filter((grant) => chosen.includes(grant)))}
          >
            {offered.map((grant) => (
              <Switch key={grant} value={grant} label={t(`members.grantTexts.${grant}`)} mt={8} />
            ))}
          </Switch.Group>
        )}
        <div>
          <TagsField label={t('members.limit')} tags={tags} known={knownTags} />
          <p className={dialog.about}>{t('members.limitText')}</p>
        </div>
        <DateField
          label={t('members.ends')}
          description={t('members.endsText')}
          value={ends ?? ''}
          change={setEnds}
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('members.cancel')}
          </Button>
          <LoadingButton type="submit" className={dialog.verb} loading={isPending}>
            {verb}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}

const WHO = 'who'

/** What a role can be granted in addition. */
const grantsOf = (role: MemberRole): readonly Grant[] =>
  role === 'manager' ? GRANTS : role === 'operator' ? ['relay'] : []
