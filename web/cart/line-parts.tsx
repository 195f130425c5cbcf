// The parts of a meal deal under its name: Tuna panini, latte with oat milk (OPT-7).
import { type SaidPart, usePartLine } from './option-words.ts'

/** Nothing for any other line. */
export function LineParts({ parts = [] }: { parts: readonly SaidPart[] | undefined }) {
  const words = usePartLine()
  return parts.map((part) => (
    <span key={part.part} className="block text-sm wrap-anywhere text-ink-2">
      {words(part)}
    </span>
  ))
}
