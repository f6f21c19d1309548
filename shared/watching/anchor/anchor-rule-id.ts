/** The id of the rule that every anchor watch is in lists of events. */
export const ANCHOR_RULE_ID = 'anchor-watch'
