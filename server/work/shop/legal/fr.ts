// French: the terms of sale, the privacy statement, the legal notice and the accessibility statement.

export const terms = `
# Qui vend
Vous achetez à {name}, {address}
- Numéro d’entreprise : {number}
- E-mail : {email}
- Téléphone : {phone}

Ces conditions valent pour les commandes sur ce site que vous retirez dans un établissement ou que nous apportons à votre table. Elles s’adressent aux consommateurs. Vous pouvez toujours les lire, les imprimer et les garder.

# Comment se fait une commande
- Vous choisissez un établissement, des articles et une heure. Jusqu’à l’envoi, vous pouvez tout changer ou retirer.
- Le résumé montre les articles, le total, l’établissement et l’heure. Avec le bouton « Commande avec obligation de paiement », vous commandez de façon ferme.
- Vous voyez ensuite une page avec votre code de suivi et un code d’appel. Elle montre ce que vous avez commandé, et vous pouvez la garder ou l’imprimer.
- Le contrat est conclu quand nous acceptons votre commande ; sa page le dit. Nous pouvons la refuser, par exemple si un article est épuisé ou si l’établissement doit fermer, et nous disons alors pourquoi. Une commande refusée ne vous coûte rien.
- Si nous devons changer votre commande, nous vous le demandons d’abord. Vous pouvez accepter ou non.

Vous pouvez commander dans ces langues : [languages]. Nous gardons la commande aussi longtemps que le dit la déclaration de confidentialité ; son code de suivi permet de la relire.

# Pas de droit de rétractation
Ce que vous commandez est préparé pour vous, se détériore vite, ou les deux. Les quatorze jours pendant lesquels on peut sinon se rétracter d’un achat à distance ne s’appliquent donc pas (Code de droit économique, article VI.53, 3° et 4°).
Vous pouvez toutefois annuler sur la page de votre commande tant que personne ne l’a acceptée, et ensuite jusqu’au moment prévu pour commencer à la préparer. Vous ne devez alors rien.

# Prix et paiement
- Tous les prix sont en euros, TVA et frais compris. Vous payez le total du résumé.
- Si un prix a changé après votre choix, nous le disons et vous décidez avant de commander.
- Vous payez dans l’établissement, en espèces ou par un moyen électronique. En espèces, le total est arrondi à cinq cents comme la loi le demande.

# Heure et retrait
L’heure de votre commande est celle à laquelle nous voulons qu’elle soit prête. En cas de retard, la page de votre commande le dit ; appelez l’établissement si la nouvelle heure ne vous convient pas.
Montrez ou dites votre code au comptoir. Ce qui n’est pas retiré à la fermeture n’est pas gardé, car ce ne serait plus sûr. Comme c’était préparé pour vous, le prix reste dû, sauf si le retard venait de nous.

# Votre propre tasse ou récipient
Ce que vous emportez peut être mis dans une tasse ou un récipient à vous, propre et adapté. Cela ne coûte jamais plus que dans les nôtres, et vous recevez autant. Dites-le au comptoir ou dans une remarque.

# Allergènes
Là où nous avons déclaré ce que contient un article, vous le lisez avant de commander et sur votre commande. Si rien n’est déclaré, ne le lisez pas comme « sans » : demandez-nous d’abord. Tout est préparé au même endroit, des traces sont donc toujours possibles. En cas d’allergie grave, parlez à l’établissement avant de commander.

# Alcool
Nous ne vendons ni bière ni vin aux moins de 16 ans, ni spiritueux aux moins de 18 ans. Nous pouvons demander une preuve d’âge.

# Si quelque chose ne va pas
Dites-le-nous tout de suite, au comptoir ou par téléphone, si un article n’est pas celui que vous avez commandé ou n’est pas comme il doit être. Nous le refaisons ou nous vous remboursons. Vos droits légaux restent entiers, y compris la garantie légale des biens.

# Avis
Chacun peut laisser un avis, même sans commande et sans nom. Nous ne vérifions pas si l’auteur a acheté chez nous. Les chiffres comptent tous les avis gardés, bons ou mauvais. Nous ne retirons un avis que s’il enfreint la loi, s’il insulte ou s’il n’a rien à voir avec le commerce, jamais parce qu’il est défavorable. Personne n’est payé pour un avis. Les mots de clients sur la page d’accueil ont été choisis par nous.

# Réclamations
Écrivez-nous ou appelez-nous ; nous répondons dès que possible.
- E-mail : {email}
- Téléphone : {phone}

Si nous ne trouvons pas de solution, vous pouvez vous adresser gratuitement au Service de médiation pour le consommateur, Boulevard du Roi Albert II 8, boîte 1, 1000 Bruxelles : https://mediationconsommateur.be.

# Droit
Le droit belge s’applique. Si vous habitez dans un autre pays de l’Union européenne, vous gardez aussi les règles impératives qui y protègent les consommateurs. Les tribunaux désignés par la loi tranchent les litiges.
`

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
Si vous demandez à être prévenu quand c’est prêt, nous gardons l’adresse et les clés que votre navigateur nous donne jusqu’à 24 heures après la fin de la commande, et envoyons par le service de messages de votre navigateur (Google, Mozilla, Microsoft ou Apple) ce que seul votre navigateur peut lire. Si vous demandez le récapitulatif par e-mail, nous effaçons votre adresse dès que l’e-mail est parti.
Dans une commande groupée, tous ceux qui ont le lien voient les noms indiqués et ce que chacun prend, pas les remarques. Pour ajouter quelque chose, il ne faut pas de compte : un nom pour le gobelet suffit.

# Quand vous réservez, écrivez ou donnez un avis
- Réservation : nom, téléphone, nombre de personnes, jour et heure, pour garder votre table. Contre les abus, nous gardons pendant 24 heures une marque de votre réseau, dont votre adresse ne peut être lue.
- Formulaire de contact : nom, adresse e-mail et message, pour vous répondre.
- Avis : étoiles, mots, et un nom si vous en donnez un. Le personnel les lit ; le site ne montre à tous que les chiffres. Contre les abus, nous gardons pendant 30 jours une marque de votre réseau, dont votre adresse ne peut être lue.

La base est notre contrat avec vous ou les démarches qui le précèdent, et pour les avis et messages notre intérêt à connaître votre opinion.

# Combien de temps nous les gardons
- Commandes : noms, téléphones, adresses et remarques sont effacés [days] jours après le retrait, sans que personne ait à le demander. Les articles, les montants et le code de suivi restent dix ans, car la loi fiscale le demande.
- Factures : si vous en demandez une, elle reste dix ans telle qu’elle a été émise, avec l’entreprise et son adresse, car la loi fiscale le demande. L’adresse e-mail est effacée avec votre commande.
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
- Votre navigateur garde votre panier, votre établissement, vos derniers codes de suivi et vos dernières commandes groupées, pour que vous les retrouviez. Il ne garde votre nom, votre téléphone et vos commandes, pendant 90 jours, que si vous cochez « Retenir mes coordonnées et mes commandes sur cet appareil », et des favoris que si vous donnez un cœur. Avec vos commandes, il garde les tampons de votre carte de fidélité, si le commerce en a une. La page « Vos commandes » oublie tout cela en une touche.
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

export const legal = `
# Qui exploite ce site
- Entreprise : {name}
- Forme juridique : {legalForm}
- Siège : {address}
- Numéro d’entreprise : {number}
- Numéro de TVA : {vat}
- Registre des personnes morales : {court}

# Comment nous joindre
- E-mail : {email}
- Téléphone : {phone}

L’adresse, le téléphone et les heures d’ouverture de chaque établissement se trouvent sur la page de contact. Vous pouvez aussi y adresser une réclamation.

# Hébergement
Ce site est hébergé par {host}

# Qui nous contrôle
L’Inspection économique du SPF Économie veille aux prix, aux ventes et aux droits des consommateurs : https://economie.fgov.be. L’Agence fédérale pour la sécurité de la chaîne alimentaire veille à la sécurité des aliments : https://www.favv-afsca.be.

# Ce que vous voyez ici
Les textes, les images et le nom du commerce nous appartiennent ou sont utilisés avec autorisation. Vous pouvez créer un lien vers chaque page. Demandez-nous avant d’utiliser nos images ailleurs.
Nous vérifions ce que nous publions. Si quelque chose est inexact, dites-le-nous et nous le corrigerons.
`

export const accessibility = `
# Notre objectif
Chacun doit pouvoir lire notre carte, commander et suivre une commande ici, aussi avec un lecteur d’écran, au clavier seul, en grands caractères ou sans le son. Nous suivons les Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et les règles qui valent pour les boutiques en ligne depuis le 28 juin 2025 (directive (UE) 2019/882 et la loi belge qui la transpose).

# Comment c’est vérifié
Avant chaque nouvelle version du programme, chaque écran est examiné par un outil automatique, dans une langue écrite de gauche à droite et une écrite de droite à gauche, et dans plusieurs largeurs de fenêtre. C’est un contrôle des auteurs eux-mêmes. Personne d’extérieur n’a audité ce site.

# Comment fonctionne le service
- Vous choisissez un établissement et des articles, vous indiquez un nom et au besoin un téléphone, puis vous envoyez la commande. Chaque étape est une page avec des titres et des champs nommés.
- Une erreur est dite en mots près de son champ, et ce que vous avez tapé reste.
- L’avancement d’une commande est dit en mots et pas seulement en couleurs ; les lecteurs d’écran annoncent les changements.
- Les images animées s’arrêtent si votre appareil demande moins de mouvement.
- La page se lit à 200 % et sur un écran de 320 pixels de large.

# Ce qui ne fonctionne pas encore pour tous
- Les plans viennent d’OpenStreetMap après votre demande et sont difficiles à utiliser sans souris. Chaque adresse est aussi écrite.
- Les images ajoutées par le commerce peuvent manquer d’une description.
- Sans JavaScript, vous pouvez lire la carte et les heures, mais pas commander. Commandez alors par téléphone ou au comptoir.

# Dites-le-nous
Si quelque chose vous bloque, dites-nous ce que vous vouliez faire et sur quelle page. Nous répondons, et nous vous aidons entre-temps à commander autrement.
- E-mail : {email}
- Téléphone : {phone}

Si notre réponse ne vous aide pas, vous pouvez écrire au SPF Économie : https://pointdecontact.belgique.be.
`
