// Finds what waits at a branch, however much was asked there in the last day.
export const waitingAskIndex: readonly string[] = [
  "create index order_ask_waiting on order_ask (branch, at) where state = 'waiting'",
]
