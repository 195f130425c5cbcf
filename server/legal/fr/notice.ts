// French: the legal notice and the accessibility statement.

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
