// English: the words of the contact page and the page after it; the other languages have the same keys.
import { type ContactProblemName, contactLimits } from '../../../domain/contact.ts'

const problems: Readonly<Record<ContactProblemName, string>> = {
  name_missing: 'Please enter your name.',
  name_too_long: `Your name can be ${contactLimits.name} characters at most.`,
  email_missing: 'Please enter your e-mail, so that we can answer.',
  email_invalid: 'This e-mail does not look right. It should read like noor@example.com.',
  message_missing: 'Please write your message.',
  message_too_long: `Your message can be ${contactLimits.message} characters at most.`,
}

export const en = {
  title: 'Contact',
  lead: 'Come by, call or write to us.',
  failed: 'We could not load our branches.',
  tryAgain: 'Try again',
  directions: 'Directions',
  hours: {
    caption: (branch: string) => `Opening hours of ${branch}`,
    day: 'Day',
    open: 'Open',
    everyDay: 'Every day',
    range: (from: string, to: string) => `${from} – ${to}`,
    today: 'today',
    closed: 'Closed',
    ahead: 'Other hours soon',
    todayIs: 'Today',
    differs: (when: string, hours: string) => `${when}: ${hours}`,
    isClosed: (when: string) => `${when}: closed`,
  },
  map: {
    title: (branch: string) => `Map of ${branch}`,
    show: 'Show the map',
    asks: 'It comes from openstreetmap.org, which will then see your internet address.',
    always: 'Always show the maps',
    alwaysHint: 'openstreetmap.org will then see your internet address each time you are here.',
    open: 'Open on openstreetmap.org',
  },
  form: {
    title: 'Write to us',
    intro: 'We read every message and answer by e-mail.',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send',
    leaveEmpty: 'Leave this empty',
    notSent: 'Your message is not sent yet. It is still here.',
    tooMany: (minutes: number) => `You wrote several times in a row. Wait ${minutes} min, then send it again.`,
    problems,
  },
  sent: {
    title: 'Your Message is Sent',
    lead: 'Thank you for contacting us. We will get back to you soon. Have a nice day.',
  },
}

export type ContactText = typeof en
