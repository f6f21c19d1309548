import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Member } from '../../../shared/members/members.routes.ts'
import { apiKeysQuery } from '../../account/api-keys-query.ts'
import { membersQuery } from '../../account/members-query.ts'
import { useSite } from '../../api/site.tsx'
import { linkState } from '../../sharing/link-state.ts'
import { sharesOfDeviceQuery } from '../../sharing/shares-queries.ts'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './who-can-see.module.css'

/** Who sees a device: the members and the API keys whose tags it has, and whoever has a link to it. */
export function WhoCanSee({ device: { deviceId, tags } }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const members = useQuery(membersQuery(client))
  const keys = useQuery(apiKeysQuery(client))
  const links = useQuery(sharesOfDeviceQuery(client, deviceId))
  const people = members.data?.filter((member) => member.state === 'active' && sees(member, tags)) ?? []
  const programs = keys.data?.filter((key) => sees(key, tags)) ?? []
  const open = links.data?.filter((link) => linkState(link, now) === 'active') ?? []
  return (
    <section aria-labelledby="who-can-see">
      <header>
        <h2 id="who-can-see">{t('members.who.title')}</h2>
        <Link to="/dashboard/settings" search={{ tab: 'members' }}>
          {t('members.title')}
        </Link>
      </header>
      <QueryProblem query={members} title={t('members.unknown')} stale="" />
      <QueryProblem query={keys} title={t('members.keysUnknown')} stale="" />
      <QueryProblem query={links} title={t('shares.loadFailed')} stale="" />
      <ul className={styles.people}>
        {people.map(({ memberId, name, email, role }) => (
          <li key={memberId}>
            <strong>{name ?? email}</strong> <span>{t(`members.roles.${role}`)}</span>
          </li>
        ))}
        {programs.map(({ keyId, name, role }) => (
          <li key={keyId}>
            <Link to="/dashboard/settings" search={{ tab: 'api' }}>
              {t('members.who.key', { name })}
            </Link>{' '}
            <span>{t(`members.roles.${role}`)}</span>
          </li>
        ))}
        {open.map(({ shareId, name, expiresAt }) => (
          <li key={shareId}>
            <Link to="/dashboard/shares">{t('members.who.link', { name })}</Link>{' '}
            {expiresAt !== null && (
              <span>{t('members.who.until', { time: times.dateAndTime(expiresAt) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a member or a key sees the devices that have one of these tags. */
const sees = ({ tags: limit }: Pick<Member, 'tags'>, tags: readonly string[]) =>
  limit.length === 0 || limit.some((tag) => tags.includes(tag))
