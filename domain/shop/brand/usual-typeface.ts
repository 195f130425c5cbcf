// The pair of typefaces in the style sheet. Separate from the others, because the first load needs only this.

export const usualTypeface = 'warm'
