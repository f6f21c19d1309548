/** `Object.entries` that keeps the key type: right for values whose type is exact, as constants are. */
export function entriesOf<Key extends string, Value>(record: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries<Value>(record) as [Key, Value][]
}
