// Runs before each file of tests, which may share a process: what the process computes once, and passwords that cost
// little again.
import './compute-once.ts'

delete process.env.REAL_HASHES
