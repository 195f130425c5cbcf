// How long each thing may take before it counts as missing, in milliseconds.

const second = 1000
const minute = 60 * second

export const watchTimes = {
  /** An open board says this often that it is there. */
  beatMs: 20 * second,
  /** A board that was heard within this time is live. Browsers let the timers of a hidden tab run once a minute. */
  liveMs: 90 * second,
  /** So long may a branch be without a live board while it is open and has orders for today. */
  noBoardMs: 2 * minute,
  /** So long may an order wait to be begun once its making must begin. */
  unheardMs: 3 * minute,
  /** The server looks this often. */
  lookEveryMs: 15 * second,
} as const
