// The only place where JSON columns are written and read; they are text on both engines.

export const write = (value: unknown): string => JSON.stringify(value)

/** What was written into the column, with the type that its writer had. */
export const read = <Value>(text: string): Value => JSON.parse(text) as Value
