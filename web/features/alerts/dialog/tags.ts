/** With the tag as well, unless it is blank or there already (specification 3.5). */
export function addedTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim()
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}

/** The tags of the devices, and the chosen ones, by name, each with the number of its devices. */
export function tagCounts(devices: readonly { tags: readonly string[] }[], chosen: readonly string[]) {
  const counts = new Map<string, number>(chosen.map((tag) => [tag, 0]))
  for (const tag of devices.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
}
