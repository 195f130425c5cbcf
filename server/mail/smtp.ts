// Hands a message on by mail: from the shop's own address, with the visitor's as the one to reply to, in plain text.
import { addressIn, type MailSettings } from './settings.ts'
import { type Letter, subjectOf, type Way } from './way.ts'

/** How long the mail server may be silent, in ms. */
const patience = 20_000

export function mailWay(settings: MailSettings): Way {
  return {
    name: 'mail',
    hand: async (letter, signal) => {
      // Only now: a start without messages does not pay for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: settings.smtp,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const stop = () => transport.close()
      signal.addEventListener('abort', stop)
      try {
        await transport.sendMail(mailOf(letter, settings))
      } finally {
        signal.removeEventListener('abort', stop)
        transport.close()
      }
    },
  }
}

/** The same message has the same Message-ID, so that one that is handed on twice can be known. */
const mailOf = (letter: Letter, { from, to }: MailSettings) => ({
  from,
  to: [...to],
  replyTo: { name: letter.name, address: letter.email },
  subject: subjectOf(letter),
  text: `${letter.message}\n\n-- \n${letter.name}\n${letter.email}\n`,
  date: new Date(letter.at),
  messageId: `<message-${letter.id}-${letter.at}@${addressIn(from)?.split('@')[1] ?? 'localhost'}>`,
})
