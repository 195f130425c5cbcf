// English: being told when the order is ready, and its receipt by mail.
export const news = {
  tell: 'Tell me when it’s ready',
  also: 'Send me a message as well',
  on: 'We’ll send this phone or computer a message when it is ready or something changes, even if this page is closed.',
  stop: 'No messages, please',
  rings: 'This page rings when it is ready. Keep it open, with the sound on.',
  called: 'We also call your code at the counter.',
  denied:
    'This browser blocks messages from us. You can allow them in its settings for this site. Until then this page rings: keep it open, with the sound on.',
  home: 'To get a message on an iPhone or iPad:',
  homeSteps: ['Tap Share, then “Add to Home Screen”.', 'Open the shop from there, and type your token:'],
  mail: 'Mail me the receipt',
  email: 'Your e-mail',
  emailHint: 'For this mail only. We erase it once the mail has been sent.',
  send: 'Send',
  invalid: 'This e-mail does not look right. It should read like noor@example.com.',
  mailed: {
    waiting: 'The mail is on its way.',
    done: 'The mail has been sent.',
    given_up: 'The mail could not be delivered.',
  },
  again: 'Mail it again',
}

export type NewsText = typeof news
