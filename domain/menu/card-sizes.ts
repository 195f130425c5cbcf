// Whether a card of the menu lets one choose the size, or leaves that to the opened item (MENU-3, MENU-4).

/**
 * Of these sizes: by the glass or the bottle and for how many people is chosen on the card. As it comes and sizes of
 * the owner's own, such as a large one, are options among others; their ids begin with A or a small letter.
 */
export const chosenOnCard = (sizes: readonly { readonly id: string }[]): boolean =>
  sizes.length > 1 && sizes.some(({ id }) => /^[B-Z]/.test(id))
