// The legal pages; their names are also their addresses.

export const legalPages = ['legal', 'terms', 'privacy', 'accessibility'] as const
export type LegalPage = (typeof legalPages)[number]
