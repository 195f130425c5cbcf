// The pair of typefaces that the style sheet has; apart from the others, as the first load of the page needs no more.

export const usualTypeface = 'warm'
