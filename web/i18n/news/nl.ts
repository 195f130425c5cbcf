// Dutch: being told when the order is ready, and its receipt by mail.
import type { NewsText } from './en.ts'

export const news: NewsText = {
  tell: 'Verwittig me als het klaar is',
  also: 'Stuur me ook een bericht',
  on: 'We sturen een bericht naar dit toestel zodra het klaar is of er iets verandert, ook als deze pagina dicht is.',
  stop: 'Toch geen berichten',
  rings: 'Deze pagina geeft een geluid als het klaar is. Laat ze open, met het geluid aan.',
  called: 'We roepen je nummer ook aan de toog.',
  denied:
    'Deze browser houdt onze berichten tegen. Je kunt ze toelaten in zijn instellingen voor deze site. Tot dan geeft deze pagina een geluid: laat ze open, met het geluid aan.',
  home: 'Zo krijg je een bericht op een iPhone of iPad:',
  homeSteps: ['Tik op Deel en dan op “Zet op beginscherm”.', 'Open de zaak van daaruit en typ je code:'],
  mail: 'Mail me het overzicht',
  email: 'Je e-mailadres',
  emailHint: 'Enkel voor deze mail. We wissen het zodra de mail verstuurd is.',
  send: 'Verstuur',
  invalid: 'Dit e-mailadres klopt niet. Het ziet eruit als noor@example.com.',
  mailed: {
    waiting: 'De mail is onderweg.',
    done: 'De mail is verstuurd.',
    given_up: 'De mail kon niet bezorgd worden.',
  },
  again: 'Mail het opnieuw',
}
