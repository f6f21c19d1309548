import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { tagsOf } from '../tags-of.ts'

export type TagsDraft = ReturnType<typeof useTags>

/** Tags that are being edited, with the one that is being typed. */
export function useTags(initial: readonly string[]) {
  const [tags, setTags] = useState(initial)
  const [typed, setTyped] = useState('')
  const finish = () => {
    const next = withTag(tags, typed)
    setTags(next)
    setTyped('')
    return next
  }
  return {
    tags,
    typed,
    setTyped,
    remove: (tag: string) => setTags(tags.filter((one) => one !== tag)),
    /** Adds the tag that is being typed, and returns all of them. */
    finish,
  }
}

/** With one more tag: trimmed, and unless it is empty or there already. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim()
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}

/** The tags of all devices of the account, in alphabetical order. */
export function useKnownTags(): readonly string[] {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), enabled: false })
  return useMemo(() => tagsOf(data?.devices ?? []), [data])
}
