// The only place where JSON columns are written and read; they are text on both engines.

export const toJson = (value: unknown): string => JSON.stringify(value)

/** What was written into the column, with the type that its writer had. */
export const fromJson = <Value>(text: string): Value => JSON.parse(text) as Value
