// A till to try the interface of docs/till.md with: `node scripts/run.js ../proofs/till/main.ts 8484`.
import { openTill } from '#server/testing/outside/till-stand-in.ts'

const till = await openTill({ port: Number(process.argv[2] ?? 8484), secret: process.env.TILL_SECRET ?? '' })
console.log(`A till listens at ${till.url}`)
till.trouble = (message) => {
  const { number, kind } = message
  console.log(`${number} ${kind} ${'difference' in message ? JSON.stringify(message.difference) : ''}`)
  return 'none'
}
