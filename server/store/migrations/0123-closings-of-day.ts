// The closings of a day are found by the day (OFF-3).
export const closingsOfDay: readonly string[] = ['create index day_record_day on day_record (branch, day)']
