/** A failure that its reader can mend: said without a stack. */
export class CannotStart extends Error {}
