// Whether a card of the menu lets one choose the size, or leaves that to the opened item (MENU-3, MENU-4).
import { asItComes } from './sizes.ts'

/**
 * Of these sizes: by the glass or the bottle and for how many people is chosen on the card; a large one of what is usually
 * had as it comes is an option among others.
 */
export const chosenOnCard = (sizes: readonly string[]): boolean =>
  sizes.length > 1 && (!sizes.includes(asItComes) || sizes.some((id) => id !== asItComes && /^[A-Z]/.test(id)))
