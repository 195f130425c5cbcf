// English: the page on which staff add and withdraw screens for guests; the other languages have the same keys.

export const en = {
  title: 'Screens for guests',
  hint: 'A screen by the counter shows which orders are being made and which are ready, by code and cup name, and chimes. It needs no account: its address opens it on any television, tablet or computer with a browser.',
  add: 'Add a screen',
  none: 'No screen yet',
  noneHint: 'Add one, and open its address on the television by the counter.',
  name: 'Where it hangs',
  nameHint: 'Only staff see this.',
  nameMissing: 'Enter where it hangs, such as “By the door”.',
  nameFirst: (number: number) => `Screen ${number}`,
  languages: 'Languages',
  languagesHint: 'It speaks them by turns. The first one decides whether it is read from the left or the right.',
  cancel: 'Cancel',
  close: 'Close',
  addedTitle: 'Open this on the screen',
  added: 'The address is shown only now. Open it on the screen, or scan the code with it.',
  address: 'Address of the screen',
  once: 'Whoever has it sees the codes and cup names of this branch. If it is lost, withdraw the screen and add a new one.',
  open: 'Open it here',
  local:
    'This address works only on this machine. Set PUBLIC_URL on the server, or open this page under the shop’s own address.',
  since: (date: string, time: string) => `Added on ${date} at ${time}`,
  withdrawnOn: (date: string, time: string) => `Withdrawn on ${date} at ${time}`,
  withdrawn: 'Withdrawn',
  withdrawnHint: 'They are listed for 30 days.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw ${name}`,
  withdrawAsk: (name: string) => `Withdraw “${name}”?`,
  withdrawText: 'The screen stops at once and says so. Its address never works again; you can add a new one.',
  withdrawDone: (name: string) => `${name} is withdrawn.`,
  link: 'Screens for guests',
}

export type DisplaysText = typeof en
