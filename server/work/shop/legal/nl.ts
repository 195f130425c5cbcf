// Dutch: the terms of sale, the privacy statement, the legal notice and the accessibility statement.

export const terms = `
# Wie verkoopt
Je koopt bij {name}, {address}
- Ondernemingsnummer: {number}
- E-mail: {email}
- Telefoon: {phone}

Deze voorwaarden gelden voor bestellingen op deze site die je in een vestiging afhaalt of aan je tafel laat brengen. Ze zijn bedoeld voor consumenten. Je kunt ze altijd lezen, afdrukken en bewaren.

# Hoe een bestelling tot stand komt
- Je kiest een vestiging, gerechten en een tijd. Tot je de bestelling verstuurt, kun je alles wijzigen of weghalen.
- Het overzicht toont wat je koos, het totaal, de vestiging en de tijd. Met de knop “Bestelling met betalingsverplichting” bestel je bindend.
- Daarna zie je een pagina met de code waarmee je de bestelling volgt, en de code die we roepen. Daarop staat ook wat je bestelde, en je kunt ze bewaren of afdrukken.
- De overeenkomst ontstaat wanneer wij je bestelling aannemen; dat staat op de pagina van je bestelling. We mogen ze weigeren, bijvoorbeeld omdat iets op is of de vestiging moet sluiten, en zeggen dan waarom. Voor een geweigerde bestelling betaal je niets.
- Moeten we iets aan je bestelling wijzigen, dan vragen we het je eerst. Je kunt akkoord gaan of niet.

Je kunt bestellen in het [languages]. We bewaren de bestelling zo lang als de privacyverklaring zegt; met de code waarmee je ze volgt, kun je ze opnieuw lezen.

# Geen herroepingsrecht
Wat je bestelt, wordt voor jou gemaakt, bederft snel, of allebei. Daarom gelden de veertien dagen waarin je een aankoop op afstand anders kunt herroepen hier niet (Wetboek van economisch recht, artikel VI.53, 3° en 4°).
Je kunt wel nog annuleren op de pagina van je bestelling zolang niemand ze heeft aangenomen, en daarna tot we eraan zouden beginnen. Dan betaal je niets.

# Prijzen en betalen
- Alle prijzen zijn in euro, inclusief btw en alle kosten. Je betaalt het totaal dat in het overzicht staat.
- Is een prijs veranderd nadat je koos, dan zeggen we dat en beslis je voor je bestelt.
- Je betaalt in de vestiging, contant of met een elektronisch betaalmiddel. Betaal je contant, dan wordt het totaal op vijf cent afgerond zoals de wet het vraagt.

# Tijd en afhalen
De tijd bij je bestelling is wanneer we ze klaar willen hebben. Wordt het later, dan staat dat op de pagina van je bestelling; bel de vestiging als de nieuwe tijd je niet past.
Toon of zeg je code aan de toog. Wat bij sluitingstijd niet is afgehaald, bewaren we niet, omdat het niet meer veilig zou zijn. Omdat het voor jou is gemaakt, blijft de prijs verschuldigd, tenzij de vertraging aan ons lag.

# Je eigen beker of doos
Wat je meeneemt, mag in een propere en geschikte beker of doos van jezelf. Dat kost nooit meer dan in die van ons, en je krijgt evenveel. Zeg het aan de toog of in een opmerking.

# Allergenen
Waar we hebben opgegeven wat iets bevat, lees je dat voor je bestelt en bij je bestelling. Staat er niets, lees dat dan niet als “vrij van”: vraag het ons eerst. Alles wordt op één plek gemaakt, dus sporen zijn altijd mogelijk. Heb je een ernstige allergie, spreek dan met de vestiging voor je bestelt.

# Alcohol
We verkopen geen bier of wijn aan wie jonger is dan 16, en geen sterkedrank aan wie jonger is dan 18. We mogen een bewijs van leeftijd vragen.

# Als er iets niet klopt
Zeg het ons meteen, aan de toog of per telefoon, als iets niet is wat je bestelde of niet is zoals het hoort. We maken het opnieuw of geven je geld terug. Je wettelijke rechten blijven, ook de wettelijke garantie op goederen.

# Beoordelingen
Iedereen kan een beoordeling geven, ook zonder bestelling en zonder naam. We gaan niet na of wie schrijft bij ons kocht. In de cijfers telt elke bewaarde beoordeling mee, goed of slecht. We verwijderen er alleen een die de wet overtreedt, beledigt of niets met de zaak te maken heeft, nooit omdat ze ongunstig is. Niemand wordt voor een beoordeling betaald. De woorden van gasten op de startpagina hebben wij gekozen.

# Klachten
Schrijf of bel ons; we antwoorden zo snel we kunnen.
- E-mail: {email}
- Telefoon: {phone}

Vinden we samen geen oplossing, dan kun je gratis terecht bij de Consumentenombudsdienst, Koning Albert II-laan 8 bus 1, 1000 Brussel: https://consumentenombudsdienst.be.

# Recht
Het Belgische recht is van toepassing. Woon je in een ander land van de Europese Unie, dan houd je ook de regels die consumenten daar beschermen en waarvan niet mag worden afgeweken. Over geschillen oordelen de rechtbanken die de wet aanwijst.
`

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
Vraag je om verwittigd te worden als het klaar is, dan bewaren we het adres en de sleutels die je browser ons geeft tot 24 uur nadat de bestelling voorbij is, en sturen we via de berichtendienst van je browser (Google, Mozilla, Microsoft of Apple) wat alleen je browser kan lezen. Vraag je het overzicht per mail, dan wissen we je adres zodra de mail verstuurd is.
In een groepsbestelling ziet iedereen die de link heeft de ingevulde namen en wat ieder neemt, niet de opmerkingen. Wie iets toevoegt, heeft geen account nodig: een naam voor op de beker volstaat.

# Wanneer je een tafel reserveert, schrijft of beoordeelt
- Reservatie: naam, telefoonnummer, aantal personen, dag en uur, om je tafel vrij te houden. Tegen misbruik bewaren we 24 uur lang een kenmerk van je netwerk waaruit je adres niet te lezen is.
- Contactformulier: naam, e-mailadres en bericht, om je te antwoorden.
- Beoordeling: sterren, woorden, en een naam als je die geeft. Het personeel leest ze; de site toont iedereen alleen de cijfers. Tegen misbruik bewaren we 30 dagen lang een kenmerk van je netwerk waaruit je adres niet te lezen is.

De grond is onze overeenkomst met jou of de stappen ervoor, en voor beoordelingen en berichten ons belang om te horen wat je vindt.

# Hoe lang we het bewaren
- Bestellingen: namen, telefoonnummers, adressen en opmerkingen worden [days] dagen na het afhalen gewist, zonder dat iemand het hoeft te vragen. Wat je bestelde, de bedragen en de volgcode blijven tien jaar, omdat de belastingwet dat vraagt.
- Facturen: vraag je er een, dan blijft die tien jaar zoals ze gemaakt is, met het bedrijf en zijn adres, omdat de belastingwet dat vraagt. Het e-mailadres wordt samen met je bestelling gewist.
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
- Je browser bewaart je winkelmand, je vestiging, je laatste volgcodes en je laatste groepsbestellingen, zodat je ze terugvindt. Je naam, je telefoonnummer en je bestellingen, 90 dagen lang, alleen als je “Onthoud mijn gegevens en bestellingen op dit toestel” aanvinkt, en favorieten alleen als je iets een hartje geeft. Bij je bestellingen bewaart hij de stempels van je stempelkaart, als de zaak er een heeft. De pagina “Je bestellingen” vergeet dat alles met één tik.
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

export const legal = `
# Wie deze site uitbaat
- Onderneming: {name}
- Rechtsvorm: {legalForm}
- Maatschappelijke zetel: {address}
- Ondernemingsnummer: {number}
- Btw-nummer: {vat}
- Rechtspersonenregister: {court}

# Hoe je ons bereikt
- E-mail: {email}
- Telefoon: {phone}

Adres, telefoonnummer en openingsuren van elke vestiging staan op de contactpagina. Ook met een klacht kun je daar terecht.

# Hosting
Deze site wordt gehost door {host}

# Wie op ons toeziet
De Economische Inspectie van de FOD Economie ziet toe op prijzen, verkoop en de rechten van consumenten: https://economie.fgov.be. Het Federaal Agentschap voor de veiligheid van de voedselketen ziet toe op de voedselveiligheid: https://www.favv-afsca.be.

# Wat je hier ziet
Teksten, beelden en de naam van de zaak zijn van ons of worden met toestemming gebruikt. Naar elke pagina mag je verwijzen. Vraag het ons voor je onze beelden elders gebruikt.
We kijken na wat we publiceren. Klopt er iets niet, zeg het ons en we zetten het recht.
`

export const accessibility = `
# Wat we willen
Iedereen moet hier onze kaart kunnen lezen, bestellen en een bestelling volgen, ook met een schermlezer, met alleen het toetsenbord, met grote letters of zonder geluid. We volgen de Richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2, niveau AA, en de regels die sinds 28 juni 2025 voor webwinkels gelden (Richtlijn (EU) 2019/882 en de Belgische wet die ze omzet).

# Hoe dat wordt nagekeken
Voor er een nieuwe versie van het programma verschijnt, wordt elk scherm met een automatisch hulpmiddel nagekeken, in een taal die van links en een die van rechts wordt geschreven, en op verschillende schermbreedtes. Dat is een controle door de makers zelf. Niemand van buitenaf heeft deze site doorgelicht.

# Hoe de dienst werkt
- Je kiest een vestiging en gerechten, vult een naam in en waar nodig een telefoonnummer, en verstuurt de bestelling. Elke stap is een pagina met titels en benoemde velden.
- Een vergissing staat in woorden bij het veld, en wat je typte blijft staan.
- Hoever een bestelling staat, lees je in woorden en niet alleen in kleuren. Schermlezers melden elke verandering.
- Bewegende beelden staan stil als je toestel om minder beweging vraagt.
- Je kunt de pagina lezen op 200 % en op een scherm van 320 pixels breed.

# Wat nog niet voor iedereen werkt
- Kaarten komen van OpenStreetMap nadat je erom vroeg, en zijn zonder muis moeilijk te gebruiken. Elk adres staat er ook in woorden.
- Bij beelden die de zaak toevoegt, kan een beschrijving ontbreken.
- Zonder JavaScript kun je de kaart en de uren lezen, maar niet bestellen. Bestel dan per telefoon of aan de toog.

# Zeg het ons
Loop je ergens vast? Zeg ons wat je wilde doen en op welke pagina. We antwoorden, en helpen je intussen om op een andere manier te bestellen.
- E-mail: {email}
- Telefoon: {phone}

Helpt ons antwoord je niet, dan kun je schrijven naar de FOD Economie: https://meldpunt.belgie.be.
`
