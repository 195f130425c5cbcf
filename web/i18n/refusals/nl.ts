// Dutch: a sentence for every refusal of the API and for every problem of an order.
import { limits } from '../../../domain/order/order-limits.ts'
import type { RefusalWords } from './en.ts'

export const nl: RefusalWords = {
  refusals: {
    unreachable: 'We kunnen de zaak niet bereiken. Kijk je verbinding na en probeer opnieuw.',
    bad_input: 'Er klopt iets niet in wat je invulde. Kijk het even na.',
    too_large: 'Dat is meer dan we in één keer kunnen aannemen.',
    not_signed_in: 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
    wrong_credentials: 'Ongeldige gebruikersnaam of ongeldig wachtwoord.',
    not_allowed: 'Met jouw account kan dit niet.',
    foreign_site: 'Dit kwam van een andere site, dus hebben we het niet gedaan.',
    not_found: 'We vinden dit niet terug. Misschien is het verwijderd.',
    token_unknown: 'We vinden de code die je zoekt niet terug.',
    order_refused: 'Zo kunnen we je bestelling niet aannemen. Kijk na wat er aangeduid is.',
    review_refused: 'We kunnen je beoordeling zo niet aannemen. Kijk naar wat hieronder is aangeduid.',
    reservation_refused: 'Zo kunnen we dit niet bewaren. Kijk naar wat is aangeduid.',
    branch_unknown: 'Deze vestiging kennen we niet. Kies een andere.',
    item_unknown: 'Dit staat niet meer op onze kaart.',
    key_reused: 'Je plaatste vanaf deze pagina al een bestelling.',
    name_taken: 'Deze naam is al bezet. Kies een andere.',
    setup_code_wrong: 'De installatiecode klopt niet.',
    waiting_full:
      'Er wachten nu te veel mensen op een account. Vraag de eigenaar om eerst over hen te beslissen en probeer dan opnieuw.',
    last_owner: 'Er moet minstens één eigenaar zijn.',
    wrong_password: 'Je huidige wachtwoord klopt niet.',
    link_unknown: 'Deze link klopt niet, of er kwam een nieuwere. Vraag de eigenaar om een nieuwe.',
    link_used: 'Deze link is al gebruikt.',
    link_expired: 'Deze link is meer dan een dag oud. Vraag de eigenaar om een nieuwe.',
    account_pending: 'Je account wacht nog op goedkeuring van de eigenaar.',
    account_locked: 'Dit account is geblokkeerd. Vraag het aan de eigenaar.',
    days_promised: 'Voor deze dagen zijn al bestellingen of reservaties beloofd. Bekijk ze voor je sluit.',
    step_not_allowed:
      'Dit kan niet meer met de bestelling: iemand was sneller, of ze is afgesloten. Je ziet de laatste stand.',
    begun_already: 'De zaak is al aan deze bestelling begonnen: annuleren kan hier niet meer. Bel de zaak.',
    changed_meanwhile: 'Iemand anders heeft dit net gewijzigd. Je ziet de laatste stand.',
    branch_has_orders: 'In deze vestiging staan nog bestellingen open. Geef ze eerst mee of archiveer ze.',
    branch_has_reservations:
      'Gasten hebben in deze vestiging gereserveerd. Annuleer die reservaties eerst, of wacht tot ze voorbij zijn.',
    last_branch:
      'Dit is de enige vestiging die klanten zien. Voeg eerst een andere toe of toon er een, of sluit deze op de pagina om de kaart te bewerken.',
    not_an_image: 'Dit bestand is geen foto. Kies een ander bestand.',
    image_kind_not_taken:
      'Dit soort afbeelding kunnen we niet gebruiken. Kies een JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG of een BMP zonder compressie.',
    image_heic_unreadable: 'Het HEIC-formaat van deze telefoon kunnen we niet lezen. Kies een JPEG.',
    image_svg_not_plain:
      'Deze SVG bevat scripts, entiteiten of verwijzingen naar andere bestanden. Bewaar ze als gewone SVG of als PNG.',
    image_unreachable:
      'De afbeelding kon niet van haar adres worden opgehaald. Kijk het adres na, of kies een bestand.',
    image_address_refused:
      'Het adres van de afbeelding leidt niet naar een openbare website en wordt dus niet opgehaald. Kies een bestand.',
    image_too_large: 'Deze foto is groter dan 12 MB. Kies een kleinere.',
    image_too_many_pixels:
      'Deze afbeelding is uitgepakt te groot: hoogstens 40 miljoen pixels, en minder voor sommige formaten. Kies een kleinere.',
    image_broken: 'Deze foto is beschadigd of niet volledig. Kies een andere.',
    hook_address_refused: 'Dit adres kan niet: het leidt naar het eigen netwerk van de zaak.',
    hook_unreachable: 'Dit adres is niet gevonden. Kijk na hoe het geschreven is.',
    hooks_full: 'Er zijn al tien webhooks. Verwijder er eerst een.',
    too_many: 'Dat was iets te vaak. Wacht even.',
    unavailable: 'De computer van de zaak heeft het even druk. Probeer opnieuw.',
    broken: 'Er ging bij ons iets mis. Probeer opnieuw.',
  },
  problems: {
    shop_closed: 'Deze vestiging is gesloten, we kunnen je bestelling niet aannemen.',
    day_closed: 'Voor die dag nemen we geen bestellingen meer aan.',
    cut_off_passed: 'Het is te laat om voor die dag te bestellen.',
    day_not_offered: 'Voor die dag nemen we geen bestellingen aan.',
    slot_not_offered: 'Dat uur is niet meer vrij. Kies een ander.',
    form_not_offered: 'Dat kan in deze vestiging niet. Kies een andere manier.',
    cart_empty: 'Je bestelling is leeg.',
    too_many_lines: `Een bestelling telt hoogstens ${limits.lines} verschillende artikelen.`,
    total_changed: 'Er is een prijs gewijzigd. Bekijk het nieuwe totaal en bestel opnieuw.',
    name_missing: 'Vul je naam in.',
    name_too_long: `Je naam mag hoogstens ${limits.name} tekens tellen.`,
    phone_missing: 'Vul je telefoonnummer in.',
    phone_invalid: 'Dit telefoonnummer lijkt niet te kloppen.',
    address_missing: 'Vul je adres in.',
    address_too_long: `Je adres mag hoogstens ${limits.address} tekens tellen.`,
    table_missing: 'Kies je tafel.',
    table_unknown: 'Die tafel hebben we niet.',
    item_unknown: 'Dit staat niet meer op onze kaart.',
    item_out_of_stock: 'Dit is nu niet te krijgen.',
    choice_not_offered: 'Zo verkopen we het niet meer.',
    quantity_invalid: `Je kunt hoogstens ${limits.quantity} van hetzelfde bestellen.`,
    note_too_long: `Een opmerking mag hoogstens ${limits.note} tekens tellen.`,
  },
  badInput: 'Dit klopt niet. Kijk het even na.',
}
