type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** A text with its `{{placeholders}}` filled in, as i18next writes them. A missing value does not compile. */
export const fill = <Text extends string>(text: Text, values: Record<Placeholders<Text>, string>): string =>
  text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (_all, name: string) => Object.entries<string>(values).find(([key]) => key === name)?.[1] ?? '',
  )
