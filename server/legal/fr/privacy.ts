// French: the privacy statement; the periods are those of docs/operations.md.

export const privacy = `
# Qui est responsable
{name}, {address}
- Questions sur vos données : {dataContact}
- E-mail : {email}
- Téléphone : {phone}

Nous n’utilisons vos données que pour ce qui est écrit ici. Nous n’en vendons pas, ne montrons pas de publicité, ne faisons pas de profils et ne mesurons pas les visites.

# Quand vous commandez
Il nous faut un nom pour vous appeler, les articles, l’établissement et l’heure. Certains établissements demandent un téléphone ou une adresse ; le formulaire dit ce qui est facultatif. Nous nous en servons pour préparer votre commande, vous la remettre et vous joindre si quelque chose ne va pas. La base légale est notre contrat avec vous.
Une remarque peut dire quelque chose de votre santé, comme une allergie. N’écrivez que ce que nous devons savoir : cela ne sert qu’à cette commande, parce que vous nous le demandez.
Contre les fausses commandes, nous gardons des marques de votre navigateur et de votre réseau, dont ni l’un ni l’autre ne peut être lu : celle du navigateur pendant 90 jours, celle du réseau pendant deux jours, ou jusqu’à la fin d’un blocage. Le fondement est notre intérêt à ne préparer que ce qui est retiré.

# Quand vous réservez, écrivez ou donnez un avis
- Réservation : nom, téléphone, nombre de personnes, jour et heure, pour garder votre table. Contre les abus, nous gardons pendant 24 heures une marque de votre réseau, dont votre adresse ne peut être lue.
- Formulaire de contact : nom, adresse e-mail et message, pour vous répondre.
- Avis : étoiles, mots, et un nom si vous en donnez un. Le personnel les lit ; le site ne montre à tous que les chiffres. Contre les abus, nous gardons pendant 30 jours une marque de votre réseau, dont votre adresse ne peut être lue.

La base est notre contrat avec vous ou les démarches qui le précèdent, et pour les avis et messages notre intérêt à connaître votre opinion.

# Combien de temps nous les gardons
- Commandes : noms, téléphones, adresses et remarques sont effacés [days] jours après le retrait, sans que personne ait à le demander. Les articles, les montants et le code de suivi restent dix ans, car la loi fiscale le demande.
- Paiements et chiffres du jour : aussi longtemps que la loi fiscale le demande, sans nom.
- Réservations : jusqu’à [days] jours après le jour de votre table.
- Messages : jusqu’à [days] jours après leur arrivée. Avis : jusqu’à leur retrait.
- Sauvegardes : les copies de secours sont remplacées après quatre semaines environ. Ce qui a été effacé l’est de nouveau avant qu’une copie restaurée serve.
- Comptes du personnel et journal de ce qu’il modifie : le journal un an, les connexions 30 jours au plus, les appareils connus 400 jours.

# Qui les voit
Le personnel de l’établissement, chacun seulement ce dont il a besoin, et ceux qui gèrent notre serveur et notre courrier pour nous. Nous donnons des données à une autorité si la loi nous y oblige. Il n’est pas prévu que vos données quittent l’Espace économique européen.
Le site est hébergé par {host}

# Cookies, et ce qui reste sur votre appareil
- Un cookie garde pendant un an la langue que vous avez choisie. Il est nécessaire pour montrer la page dans votre langue.
- Votre navigateur garde votre panier, votre établissement et vos derniers codes de suivi, pour que vous les retrouviez. Il ne garde votre nom et votre téléphone que si vous cochez « Retenir mes coordonnées sur ce téléphone ».
- Avec votre première commande vient un cookie sans votre nom, qui distingue votre navigateur des autres pendant 400 jours. Il est nécessaire pour écarter les fausses commandes.
- Le personnel qui se connecte reçoit des cookies pour sa session et son appareil.

Il n’y a pas d’autres cookies, et aucun d’autres sites ; il n’y a donc rien à accepter ou à refuser. Vous pouvez tout effacer dans votre navigateur.

# Autres sites
Un plan n’est chargé d’OpenStreetMap que si vous le demandez ; ce service voit alors votre adresse internet (https://osmfoundation.org/wiki/Privacy_Policy). Vous pouvez l’arrêter sur la page de contact. Si les tables se réservent dans l’agenda d’un autre service, la page le dit.

# Sécurité
Là où le site est atteint par https, tout est envoyé chiffré. Le personnel a besoin d’un compte, et des mots de passe n’est gardée qu’une empreinte. Le journal du serveur ne contient ni noms, ni téléphones, ni adresses.

# Vos droits
Vous pouvez demander à voir, corriger, effacer ou emporter vos données, en limiter l’usage et vous y opposer. Ce que vous avez accepté, vous pouvez le retirer. Écrivez-nous ; nous répondons dans le mois. Pour une commande il nous faut son code de suivi, car vous n’avez pas de compte chez nous.
Vous pouvez aussi introduire une plainte auprès de l’Autorité de protection des données, Rue de la Presse 35, 1000 Bruxelles : https://www.autoriteprotectiondonnees.be.
`
