import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../../../shared/members/members.routes.ts'
import { GRANTS, isAtMost, MEMBER_ROLES } from '../../../../shared/members/roles.ts'
import { toIso } from '../../../../shared/time.ts'
import { dayRange } from '../../../../shared/trails/day-range.ts'
import { useStanding } from '../../../account/membership.tsx'
import { TagsField } from '../../../devices/dialog/tags-field.tsx'
import { useKnownTags, useTags } from '../../../devices/dialog/use-tags.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'

type MemberRole = (typeof MEMBER_ROLES)[number]
type Grant = (typeof GRANTS)[number]

/** What a member may do, as calls name it. */
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
  /** Who is changed; without one, somebody is invited. */
  member?: Member
  isPending: boolean
  submit: (place: MemberPlace, email: string) => void
  close: () => void
}

/** A dialog that asks what a member may do, and for whom it is. */
export function MemberForm({ title, verb, member, isPending, submit, close }: Props) {
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
  const offered = grantsOf(role).filter(
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
    submit(place, String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }
  return (
    <Dialog title={title} close={close} locked={isPending} fillsPhones>
      <form className={dialog.body} onSubmit={onSubmit}>
        {member === undefined && (
          <TextInput
            name="email"
            type="email"
            label={t('members.email')}
            required
            maxLength={254}
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
          <Checkbox.Group
            label={t('members.grants')}
            value={[...grants]}
            onChange={(chosen) => setGrants(GRANTS.filter((grant) => chosen.includes(grant)))}
          >
            {offered.map((grant) => (
              <Checkbox key={grant} value={grant} label={t(`members.grantTexts.${grant}`)} mt={8} />
            ))}
          </Checkbox.Group>
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

/** What a role can be granted in addition. */
const grantsOf = (role: MemberRole): readonly Grant[] =>
  role === 'manager' ? GRANTS : role === 'operator' ? ['relay'] : []
