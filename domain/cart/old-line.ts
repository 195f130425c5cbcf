// A line of a cart that was kept before sizes were options (OPT-2).
import type { Chosen } from '../menu/options.ts'

/** The options of a kept line, with its size among them if it was kept with a choice. */
export function optionsOfKept(choice: unknown, options: Chosen | undefined): Chosen | undefined {
  if (typeof choice !== 'string' || choice === 'one') return options
  return [{ option: choice.toUpperCase(), quantity: 1 }, ...(options ?? [])]
}
