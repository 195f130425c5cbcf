// Dutch: the privacy statement; the periods are those of docs/operations.md.

export const privacy = `
# Wie verantwoordelijk is
{name}, {address}
- Vragen over je gegevens: {dataContact}
- E-mail: {email}
- Telefoon: {phone}

We gebruiken je gegevens alleen voor wat hier staat. We verkopen ze niet, tonen geen reclame, maken geen profielen en meten geen bezoekers.

# Wanneer je bestelt
We hebben een naam nodig om je te roepen, wat je bestelt, de vestiging en de tijd. Sommige vestigingen vragen een telefoonnummer of een adres; het formulier zegt wat niet verplicht is. We gebruiken dit om je bestelling te maken, te overhandigen en je te bereiken als er iets mis is. De rechtsgrond is onze overeenkomst met jou.
Een opmerking kan iets over je gezondheid zeggen, zoals een allergie. Schrijf alleen wat we moeten weten: we gebruiken het enkel voor die bestelling, omdat je het ons vraagt.
Tegen valse bestellingen bewaren we kenmerken van je browser en je netwerk, waaruit geen van beide te lezen is: dat van de browser 90 dagen, dat van het netwerk twee dagen, of tot een blokkering eindigt. De grond is ons belang om alleen te maken wat wordt afgehaald.

# Wanneer je een tafel reserveert, schrijft of beoordeelt
- Reservatie: naam, telefoonnummer, aantal personen, dag en uur, om je tafel vrij te houden. Tegen misbruik bewaren we 24 uur lang een kenmerk van je netwerk waaruit je adres niet te lezen is.
- Contactformulier: naam, e-mailadres en bericht, om je te antwoorden.
- Beoordeling: sterren, woorden, en een naam als je die geeft. Het personeel leest ze; de site toont iedereen alleen de cijfers. Tegen misbruik bewaren we 30 dagen lang een kenmerk van je netwerk waaruit je adres niet te lezen is.

De grond is onze overeenkomst met jou of de stappen ervoor, en voor beoordelingen en berichten ons belang om te horen wat je vindt.

# Hoe lang we het bewaren
- Bestellingen: namen, telefoonnummers, adressen en opmerkingen worden [days] dagen na het afhalen gewist, zonder dat iemand het hoeft te vragen. Wat je bestelde, de bedragen en de volgcode blijven tien jaar, omdat de belastingwet dat vraagt.
- Betalingen en dagcijfers: zo lang als de belastingwet het vraagt, zonder naam.
- Reservaties: tot [days] dagen na de dag van je tafel.
- Berichten: tot [days] dagen nadat ze toekwamen. Beoordelingen: tot ze worden verwijderd.
- Reservekopieën: kopieën voor noodgevallen worden na ongeveer vier weken vervangen. Wat gewist was, wordt opnieuw gewist voor een teruggezette kopie wordt gebruikt.
- Accounts van het personeel en een logboek van wat zij wijzigen: het logboek één jaar, aanmeldingen hoogstens 30 dagen, bekende toestellen 400 dagen.

# Wie het ziet
Het personeel van de vestiging, elk alleen wat voor het werk nodig is, en wie voor ons de server en de mail beheert, in onze opdracht. Aan een overheid geven we gegevens als de wet ons verplicht. Het is niet de bedoeling dat je gegevens de Europese Economische Ruimte verlaten.
De site wordt gehost door {host}

# Cookies, en wat op je toestel blijft
- Een cookie onthoudt een jaar lang de taal die je koos. Ze is nodig om de pagina in jouw taal te tonen.
- Je browser bewaart je winkelmand, je vestiging en je laatste volgcodes, zodat je ze terugvindt. Je naam en telefoonnummer alleen als je “Onthoud mijn gegevens op deze telefoon” aanvinkt.
- Met je eerste bestelling komt een cookie zonder je naam, die je browser 400 dagen lang van andere onderscheidt. Ze is nodig om valse bestellingen tegen te houden.
- Personeel dat zich aanmeldt, krijgt cookies voor de sessie en het toestel.

Andere cookies zijn er niet, en geen van andere sites; er valt dus niets te aanvaarden of te weigeren. Je kunt alles in je browser wissen.

# Andere sites
Een kaart wordt pas van OpenStreetMap geladen wanneer je erom vraagt; die dienst ziet dan je internetadres (https://osmfoundation.org/wiki/Privacy_Policy). Op de contactpagina kun je dat stoppen. Worden tafels geboekt in de agenda van een andere dienst, dan zegt de pagina dat.

# Beveiliging
Waar de site met https wordt bereikt, gaat alles versleuteld over de lijn. Personeel heeft een account nodig, en van wachtwoorden wordt alleen een hash bewaard. In het logboek van de server staan geen namen, telefoonnummers of adressen.

# Je rechten
Je kunt vragen om je gegevens in te zien, te verbeteren, te wissen of mee te nemen, om ze minder te gebruiken, en je kunt je tegen het gebruik verzetten. Een toestemming kun je intrekken. Schrijf ons; we antwoorden binnen een maand. Voor een bestelling hebben we de volgcode nodig, want je hebt bij ons geen account.
Je kunt ook een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel: https://www.gegevensbeschermingsautoriteit.be.
`
