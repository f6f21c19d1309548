import type { CommandView } from '../../shared/commands/commands.routes.ts'

/** A superseded command was refused only because a later one replaced it, so the page does not call it refused. */
export type ShownState = CommandView['state'] | 'superseded'

export const shownState = ({ state, reason }: Pick<CommandView, 'state' | 'reason'>): ShownState =>
  reason === 'superseded' ? reason : state
