/** Japanese and Chinese have no spaces, so a heading would break anywhere. It breaks after the marks that end a phrase. */
const PHRASE_END = /(?<=[、。，！？：；])/

/** A heading, whose phrases stay together on a line if they fit. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(PHRASE_END)
  if (phrases.length === 1) return text
  return phrases.map((phrase) => (
    <span key={phrase} className="phrase">
      {phrase}
    </span>
  ))
}
