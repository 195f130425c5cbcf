// Sends a message to a form service, with exactly the fields that such services know (D-18).
import { type Channel, type Letter, subjectOf } from './channel.ts'

/** `publicUrl`: the address of the shop; the service redirects people to its /sent. */
export const formChannel = (service: string, publicUrl: string): Channel => ({
  name: 'form',
  hand: async (letter, signal) => {
    const response = await fetch(service, {
      method: 'POST',
      headers: { accept: 'application/json, text/html;q=0.9' },
      body: new URLSearchParams(fieldsOf(letter, publicUrl)),
      // The redirect to _next means success and is not followed.
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.status >= 400) throw new Error(`the form service answered ${response.status}`)
  },
})

const fieldsOf = (letter: Letter, publicUrl: string): Record<string, string> => ({
  name: letter.name,
  _replyto: letter.email,
  message: letter.message,
  _subject: subjectOf(letter),
  _next: `${publicUrl}/#/sent`,
})
