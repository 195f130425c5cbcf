// Loaded before a server that plays a lunch: its clock shows what the simulation says, and runs on from there.
// SIMULATED_NOW is the first time; each message brings another, in milliseconds since 1970.
const realNow = Date.now
let offset = Number(process.env.SIMULATED_NOW) - realNow()

Date.now = () => realNow() + offset

process.on('message', ({ now }: { readonly now: number }) => {
  offset = now - realNow()
  process.send?.('set')
})
// The server ends by a signal, not by its clock.
process.channel?.unref()
