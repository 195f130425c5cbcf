// Dutch: the terms of sale.

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
