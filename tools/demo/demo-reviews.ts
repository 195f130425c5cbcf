// Fifty reviews of the demo shop, 86 % of which are positive (D-11).
import type { Ratings } from '#domain/guests/review.ts'

export interface DemoReview extends Ratings {
  readonly id: number
  readonly userName: string
  readonly text: string
}

type Rating = readonly [
  ...stars: [number | null, number | null, number | null, number | null],
  name: string,
  text: string,
]

/** Stars for food, service, value and atmosphere; null and '' where the guest gave none and no name. */
const ratings: readonly Rating[] = [
  [5, 5, 4, 5, 'Noor', 'Klaar toen ik binnenkwam, en het hartje zat nog in de melk.'],
  [5, 4, 5, 5, 'Jef', 'Beste appelcake van Merksem.'],
  [5, 5, 4, 4, 'Amélie', 'Bagel généreux, service souriant.'],
  [4, 4, 5, 5, '', 'Quick, warm and quiet enough to read.'],
  [5, 5, 5, 4, 'Karim', 'شاي النعناع ممتاز والموظفون لطفاء.'],
  [4, 5, 4, 4, 'Sofie', 'Fijne plek met de kinderen.'],
  [5, 4, 4, 5, 'Mathieu', 'Toujours prêt à l’heure dite.'],
  [3, 3, 2, 3, 'Bram', 'Koffie goed, maar twintig minuten gewacht op een panini.'],
  [5, 5, 5, 5, 'Hannah', 'The flat white is the best I have had in Belgium.'],
  [4, 4, 4, 5, 'Lien', 'Lekkere salades, mooie borden.'],
  [5, 5, null, 4, 'Thomas', 'Gaufre de Bruxelles parfaite, bien croustillante.'],
  [4, 4, 5, 4, '', 'Correcte prijzen, vriendelijke mensen.'],
  [5, 5, 4, 4, 'سلمى', 'الوافل مقرمش والقهوة قوية كما أحب.'],
  [4, 5, 4, 4, 'Oliver', 'Ordered on the train, picked up in one minute.'],
  [5, null, 4, 4, 'Charlotte', 'Le chocolat chaud vaut le détour.'],
  [4, 5, 5, 5, 'Wout', 'Elke zaterdag mijn vaste stop.'],
  [2, 4, 3, 2, 'Pauline', 'Croissant de la veille, dommage.'],
  [5, 4, 5, 4, 'Emma', 'Lovely staff. More plugs for laptops, please.'],
  [5, 5, 4, 5, 'Fatima', 'حجزت طاولة لأربعة وكان كل شيء جاهزًا.'],
  [4, 4, 4, 5, 'Stijn', 'Goeie espresso, geen gedoe.'],
  [5, 5, 5, 4, 'Julie', 'Le lait russe comme je l’aime.'],
  [4, 4, 5, null, '', 'Track page told me exactly when to walk over.'],
  [4, 5, 4, 4, 'An', 'De dagsoep is elke dag anders en elke dag lekker.'],
  [5, 4, 5, 5, 'Nicolas', 'Salade de chèvre copieuse.'],
  [5, 5, 4, 4, 'Ruben', 'Luikse wafel nog warm. Meer moet dat niet zijn.'],
  [3, 3, 3, 2, 'Sarah', 'Nice cake, but the room was cold and loud.'],
  [4, 4, 5, 4, 'Chloé', 'Bonne adresse près du bureau.'],
  [5, 5, 4, 5, 'Pieter', 'Vriendelijk, vlot en proper.'],
  [5, 4, 4, 4, 'مريم', 'أفضل بيغل بالسلمون في بروكسل.'],
  [4, 5, 5, 4, 'James', 'Ginger lemonade with real ginger in it.'],
  [5, 5, 5, 5, 'Eline', 'Het ontbijt is een feest.'],
  [4, null, 5, 4, 'Antoine', 'Rapide et bon marché pour le quartier.'],
  [5, 4, 4, 5, 'Tine', 'Verloren brood zoals vroeger thuis.'],
  [2, 3, 2, 3, 'Dries', 'Mijn nota was niet gelezen: toch suiker.'],
  [5, 5, 4, 4, 'Manon', 'Les croquettes au fromage sont une tuerie.'],
  [4, 4, 4, 5, 'Lucas', 'Good value at lunch.'],
  [5, 5, 5, 4, 'Ilse', 'Ze denken mee als je iets niet mag eten.'],
  [4, 5, 4, 4, 'يوسف', 'هادئ ونظيف وخدمة سريعة.'],
  [5, 4, 5, 5, 'Louise', 'Terrasse agréable, café soigné.'],
  [4, 4, 5, 5, 'Kobe', 'Studentendeal is top.'],
  [3, 3, 2, null, 'Greta', 'Fine coffee, but pricey for the size.'],
  [5, 5, 4, 5, 'Aline', 'Le brownie est fondant, comme promis.'],
  [4, 4, 5, 4, 'Maarten', 'Panini caprese met echte basilicum.'],
  [5, 5, 4, 4, 'Zoë', 'Virgin mojito op een dinsdag: aanrader.'],
  [4, 4, 4, 5, 'Grace', 'My son calls it the waffle house. We come weekly.'],
  [5, 4, 5, 4, 'Hugo', 'Personnel attentif, commande exacte.'],
  [3, 4, 2, 3, 'نادية', 'الطعم جيد لكن الطلب تأخر.'],
  [5, 5, 5, 5, 'Veerle', 'Al drie jaar klant, nooit een slechte koffie gehad.'],
  [1, 3, 3, 2, 'Simon', 'Salade sans la vinaigrette, et personne au comptoir.'],
  [4, 5, 4, 4, 'Leila', 'قهوة لذيذة وسعر مناسب.'],
]

export const reviews: readonly DemoReview[] = ratings.map(([food, service, value, atmosphere, userName, text], at) => ({
  id: at + 1,
  food,
  service,
  value,
  atmosphere,
  userName,
  text,
}))
