// What may be slower than the last release by more than a tenth, by the words of its figure, and why.
export const slowerThanLastRelease: Readonly<Record<string, string>> = {}
