import { useState } from 'react'

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
