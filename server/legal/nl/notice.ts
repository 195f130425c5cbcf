// Dutch: the legal notice and the accessibility statement.

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
