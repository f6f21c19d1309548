/** `Object.entries` with the type of the keys; only for objects of an exact type, such as constants. */
export function entriesOf<Key extends string, Value>(record: { readonly [K in Key]: Value }): [Key, Value][] {
  return Object.entries<Value>(record) as [Key, Value][]
}
