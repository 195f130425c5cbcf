// Finds the slips that a printer has begun, and those that one lost, however many wait.
export const begunSlips: readonly string[] = [
  "create index print_job_begun on print_job (offered_to) where state = 'queued' and page > 1",
  "create index print_job_lost on print_job (next_at) where state = 'queued' and code = 'no confirmation'",
]
