// French: a sentence for every refusal of the API and for every problem of an order.
import { limits } from '../../../domain/order/order-limits.ts'
import type { RefusalWords } from './en.ts'

export const fr: RefusalWords = {
  refusals: {
    unreachable: 'Impossible de joindre le magasin. Vérifiez votre connexion et réessayez.',
    bad_input: 'Quelque chose ne va pas dans ce que vous avez rempli. Jetez-y un œil.',
    too_large: 'C’est plus que ce que nous pouvons prendre en une fois.',
    not_signed_in: 'Vous n’êtes plus connecté. Veuillez vous reconnecter.',
    wrong_credentials: 'Nom d’utilisateur ou mot de passe incorrect.',
    not_allowed: 'Votre compte ne permet pas de faire cela.',
    foreign_site: 'Ceci venait d’un autre site, nous ne l’avons donc pas fait.',
    not_found: 'Nous ne trouvons pas ceci. Il a peut-être été supprimé.',
    token_unknown: 'Nous ne trouvons pas le code que vous cherchez.',
    order_archived: 'La journée de cette commande est clôturée. Si vous l’attendez encore, adressez-vous au comptoir.',
    order_refused: 'Nous ne pouvons pas prendre votre commande telle quelle. Voyez ce qui est signalé.',
    review_refused: 'Nous ne pouvons pas prendre votre avis tel quel. Voyez ce qui est marqué ci-dessous.',
    reservation_refused: 'Nous ne pouvons pas enregistrer ceci tel quel. Voyez ce qui est marqué.',
    branch_unknown: 'Nous ne connaissons pas cette adresse. Choisissez-en une autre.',
    item_unknown: 'Ceci n’est plus à la carte.',
    key_reused: 'Ceci a déjà été envoyé depuis cette page.',
    name_taken: 'Ce nom est déjà pris. Choisissez-en un autre.',
    setup_code_wrong: 'Le code d’installation n’est pas correct.',
    waiting_full:
      'Trop de personnes attendent un compte en ce moment. Demandez au propriétaire de trancher, puis réessayez.',
    last_owner: 'Il faut au moins un propriétaire.',
    wrong_password: 'Votre mot de passe actuel n’est pas correct.',
    link_unknown: 'Ce lien n’est pas correct, ou un plus récent l’a remplacé. Demandez-en un autre au propriétaire.',
    link_used: 'Ce lien a déjà servi.',
    link_expired: 'Ce lien a plus d’un jour. Demandez-en un autre au propriétaire.',
    display_unknown: 'Aucun écran pour les clients n’a cette adresse.',
    display_withdrawn: 'Cet écran pour les clients a été retiré. Un responsable peut en ajouter un autre.',
    account_pending: 'Votre compte attend encore l’accord du propriétaire.',
    account_locked: 'Ce compte est bloqué. Adressez-vous au propriétaire.',
    days_promised: 'Des commandes ou des réservations sont promises pour ces jours. Regardez-les avant de fermer.',
    step_not_allowed:
      'Ce n’est plus possible pour cette commande : quelqu’un a été plus rapide, ou elle est terminée. Vous voyez le dernier état.',
    paid_already: 'La commande est payée. Annulez le paiement avant de la modifier.',
    begun_already: 'La préparation de cette commande a commencé : elle ne peut plus être annulée ici. Appelez le café.',
    changed_meanwhile: 'Quelqu’un d’autre vient de modifier ceci. Vous voyez le dernier état.',
    branch_has_orders:
      'Des commandes sont encore en cours dans cet établissement. Remettez-les ou archivez-les d’abord.',
    branch_has_reservations:
      'Des clients ont réservé dans cet établissement. Annulez d’abord ces réservations, ou attendez qu’elles soient passées.',
    last_branch:
      'C’est le seul établissement que voient les clients. Ajoutez-en ou affichez-en d’abord un autre, ou fermez-le sur la page de modification de la carte.',
    not_an_image: 'Ce fichier n’est pas une image. Choisissez-en un autre.',
    image_kind_not_taken:
      'Nous ne pouvons pas utiliser ce type d’image. Choisissez un JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG ou un BMP non compressé.',
    image_heic_unreadable: 'Le format HEIC de ce téléphone ne peut pas être lu. Choisissez un JPEG.',
    image_svg_not_plain:
      'Ce SVG contient des scripts, des entités ou des liens vers d’autres fichiers. Enregistrez-le en SVG simple ou en PNG.',
    image_unreachable: 'L’image n’a pas pu être récupérée à son adresse. Vérifiez l’adresse ou choisissez un fichier.',
    image_address_refused:
      'L’adresse de l’image ne mène pas à un site public : elle n’est pas récupérée. Choisissez plutôt un fichier.',
    image_too_large: 'Cette image dépasse 12 Mo. Choisissez-en une plus petite.',
    image_too_many_pixels:
      'Cette image est trop grande une fois décompressée : 40 millions de pixels au plus, moins pour certains formats. Choisissez-en une plus petite.',
    image_broken: 'Cette image est abîmée ou incomplète. Choisissez-en une autre.',
    hook_address_refused: 'Cette adresse n’est pas possible : elle mène au réseau de l’établissement.',
    hook_unreachable: 'Cette adresse est introuvable. Vérifiez comment elle est écrite.',
    hooks_full: 'Il y a déjà dix webhooks. Supprimez-en un d’abord.',
    too_many: 'C’était un peu trop souvent. Patientez un instant.',
    unavailable: 'L’ordinateur du magasin est occupé un instant. Veuillez réessayer.',
    broken: 'Quelque chose s’est mal passé chez nous. Veuillez réessayer.',
  },
  problems: {
    shop_closed: 'Cette adresse est fermée, nous ne pouvons pas prendre votre commande.',
    day_closed: 'Nous ne prenons plus de commandes pour ce jour-là.',
    cut_off_passed: 'Il est trop tard pour commander pour ce jour-là.',
    day_not_offered: 'Nous ne prenons pas de commandes pour ce jour-là.',
    slot_not_offered: 'Cette heure n’est plus libre. Choisissez-en une autre.',
    slot_full: 'À cette heure-là, c’est complet. Choisissez une autre heure.',
    too_large_for_slot:
      'C’est plus que ce que nous pouvons préparer pour une même heure. Appelez-nous, nous nous arrangerons ensemble.',
    time_moved: 'Ce sera prêt plus tard que nous l’avions dit. Regardez la nouvelle heure et commandez à nouveau.',
    paused:
      'Cette adresse ne prend pas de nouvelles commandes pour l’instant. Choisissez un autre jour ou une autre adresse.',
    form_not_offered: 'Ce n’est pas possible à cette adresse. Choisissez une autre formule.',
    cart_empty: 'Votre commande est vide.',
    too_many_lines: `Une commande compte au maximum ${limits.lines} articles différents.`,
    total_changed: 'Un prix a changé. Regardez le nouveau total et commandez à nouveau.',
    name_missing: 'Indiquez votre nom.',
    name_too_long: `Votre nom peut compter au maximum ${limits.name} caractères.`,
    phone_missing: 'Indiquez votre numéro de téléphone.',
    phone_invalid: 'Ce numéro de téléphone ne semble pas correct.',
    address_missing: 'Indiquez votre adresse.',
    address_too_long: `Votre adresse peut compter au maximum ${limits.address} caractères.`,
    table_missing: 'Choisissez votre table.',
    table_unknown: 'Nous n’avons pas cette table.',
    item_unknown: 'Ceci n’est plus à la carte.',
    item_out_of_stock: 'Ceci n’est plus disponible pour le moment.',
    choice_not_offered: 'Nous ne le vendons plus ainsi.',
    quantity_invalid: `Vous pouvez commander au maximum ${limits.quantity} fois la même chose.`,
    note_too_long: `Une remarque peut compter au maximum ${limits.note} caractères.`,
  },
  badInput: 'Ceci n’est pas correct. Jetez-y un œil.',
}
