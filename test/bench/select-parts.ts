/** Whether `selected` names the part, or a group of parts: `start` is every part that begins with `start-`. */
const isSelected = (part: string, selected: string) => part === selected || part.startsWith(`${selected}-`)

/** The selected parts; all if none is selected. */
export function selectedParts<Part>(parts: Record<string, Part>, selected: readonly string[]) {
  if (selected.length === 0) return parts
  const isWanted = (part: string) => selected.some((name) => isSelected(part, name))
  return Object.fromEntries(Object.entries(parts).filter(([part]) => isWanted(part)))
}

/** The names that select no part. */
export const unknownNames = (parts: Record<string, unknown>, selected: readonly string[]) =>
  selected.filter((name) => !Object.keys(parts).some((part) => isSelected(part, name)))
