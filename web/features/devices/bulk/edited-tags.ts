export type TagChange = { added: readonly string[]; removed: readonly string[] }

/** The tags of a device after the change; `null` if it changes nothing. */
export function editedTags(tags: readonly string[], { added, removed }: TagChange): string[] | null {
  const kept = tags.filter((tag) => !removed.includes(tag))
  const fresh = added.filter((tag) => !tags.includes(tag) && !removed.includes(tag))
  return kept.length === tags.length && fresh.length === 0 ? null : [...kept, ...fresh]
}
