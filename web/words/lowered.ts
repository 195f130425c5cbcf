// A name in the middle of a sentence: 'Onion' becomes 'onion', 'BBQ sauce' stays.
export const lowered = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
