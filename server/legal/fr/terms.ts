// French: the terms of sale.

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
