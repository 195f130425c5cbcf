// What we say of the law of the registered till, in every language: all of it stands here, with the month in which the
// law was read.
import type { TillDuty } from '#domain/money/till-duty.ts'
import type { Locale } from '#domain/shared/locale.ts'

/** The month in which the law was read; each language says it. */
export const lawReadIn = '2026-11'

interface TillLaw {
  readonly title: string
  readonly question: string
  readonly duties: Readonly<Record<TillDuty, { readonly name: string; readonly text: string }>>
  /** Below every answer. */
  readonly readIn: string
  readonly saved: string
  /** What is in the way, and what to do about it; `codes`: of the orders that have one. */
  readonly open: (count: number, codes: string) => string
  readonly eatenHere: string
  /** Of `limit`, in money; `year`: for which it counts. */
  readonly eatenOf: (limit: string, year: string) => string
  readonly eatenHint: string
  readonly near: string
  readonly reached: string
}

export const tillLaw: Readonly<Record<Locale, TillLaw>> = {
  en: {
    title: 'Registered till',
    question: 'How does this branch stand to the registered till (“white cash register”)?',
    duties: {
      none: {
        name: 'None needed',
        text: 'The food that is eaten here stays below €25,000 a year, without VAT and drinks. We show prices and take payments as everywhere.',
      },
      'by-hand': {
        name: 'Rung up by hand',
        text: 'There is a registered till, and somebody types each order into it. So staff see no prices here, on no screen and no slip, and nothing is paid online or noted as paid with us.',
      },
      linked: {
        name: 'Linked',
        text: 'There is a registered till, and we send it every sale, change and refund. Staff see prices, and customers may pay online.',
      },
    },
    readIn: 'This is the law as we read it in November 2026. Ask your accountant.',
    saved: 'Saved. It counts from now on.',
    open: (count, codes) =>
      `${count === 1 ? 'One order here is' : `${count} orders here are`} paid already, or to be paid online${codes && `: ${codes}`}. Hand them over or cancel them first. What waits for its payment ends by itself within the hour. Customers lose nothing. Pause the branch so that no new ones come.`,
    eatenHere: 'Food eaten here this year',
    eatenOf: (limit, year) => `of ${limit} in ${year}`,
    eatenHint: 'Without VAT, drinks and what is taken away. Only what is ordered through us counts here: add the rest.',
    near: 'This is more than 80 % of the limit for a registered till. Ask your accountant.',
    reached: 'The limit for a registered till is reached. Ask your accountant.',
  },
  nl: {
    title: 'Geregistreerde kassa',
    question: 'Hoe zit het in deze vestiging met de geregistreerde kassa (“witte kassa”)?',
    duties: {
      none: {
        name: 'Geen nodig',
        text: 'Wat hier ter plaatse gegeten wordt, blijft onder € 25.000 per jaar, zonder btw en dranken. We tonen prijzen en nemen betalingen aan zoals overal.',
      },
      'by-hand': {
        name: 'Met de hand aangeslagen',
        text: 'Er is een geregistreerde kassa, en iemand slaat elke bestelling daarop aan. Daarom ziet het personeel hier geen prijzen, op geen scherm en geen bon, en wordt bij ons niets online betaald of als betaald genoteerd.',
      },
      linked: {
        name: 'Gekoppeld',
        text: 'Er is een geregistreerde kassa, en we sturen haar elke verkoop, wijziging en terugbetaling. Het personeel ziet prijzen, en klanten mogen online betalen.',
      },
    },
    readIn: 'Dit is de wet zoals wij ze lazen in november 2026. Vraag het aan je boekhouder.',
    saved: 'Bewaard. Het geldt vanaf nu.',
    open: (count, codes) =>
      `${count === 1 ? 'Eén bestelling is hier' : `${count} bestellingen zijn hier`} al betaald of wacht op betaling online${codes && `: ${codes}`}. Geef ze eerst mee of annuleer ze. Wat op betaling wacht, vervalt vanzelf binnen het uur. Klanten verliezen niets. Zet de vestiging op pauze, zodat er geen nieuwe bij komen.`,
    eatenHere: 'Dit jaar hier gegeten',
    eatenOf: (limit, year) => `van ${limit} in ${year}`,
    eatenHint:
      'Zonder btw, dranken en wat meegenomen wordt. Hier telt alleen wat via ons besteld wordt: tel de rest erbij.',
    near: 'Dit is meer dan 80 % van de grens voor een geregistreerde kassa. Vraag het aan je boekhouder.',
    reached: 'De grens voor een geregistreerde kassa is bereikt. Vraag het aan je boekhouder.',
  },
  fr: {
    title: 'Caisse enregistreuse',
    question: 'Où en est cet établissement avec la caisse enregistreuse (« caisse blanche ») ?',
    duties: {
      none: {
        name: 'Aucune nécessaire',
        text: 'Les repas consommés ici restent sous 25 000 € par an, hors TVA et boissons. Nous montrons les prix et prenons les paiements comme partout.',
      },
      'by-hand': {
        name: 'Encodage à la main',
        text: 'Il y a une caisse enregistreuse, et quelqu’un y encode chaque commande. L’équipe ne voit donc ici aucun prix, sur aucun écran ni ticket, et rien n’est payé en ligne ou noté comme payé chez nous.',
      },
      linked: {
        name: 'Reliée',
        text: 'Il y a une caisse enregistreuse, et nous lui envoyons chaque vente, modification et remboursement. L’équipe voit les prix, et les clients peuvent payer en ligne.',
      },
    },
    readIn: 'Voici la loi telle que nous l’avons lue en novembre 2026. Demandez à votre comptable.',
    saved: 'Enregistré. Cela vaut dès maintenant.',
    open: (count, codes) =>
      `${count === 1 ? 'Une commande est déjà payée ici ou attend son paiement en ligne' : `${count} commandes sont déjà payées ici ou attendent leur paiement en ligne`}${codes && ` : ${codes}`}. Remettez-les ou annulez-les d’abord. Ce qui attend son paiement expire de lui-même dans l’heure. Les clients ne perdent rien. Mettez l’établissement en pause pour qu’il n’en vienne pas de nouvelles.`,
    eatenHere: 'Repas consommés ici cette année',
    eatenOf: (limit, year) => `sur ${limit} en ${year}`,
    eatenHint:
      'Hors TVA, boissons et ventes à emporter. Seul ce qui est commandé chez nous compte ici : ajoutez le reste.',
    near: 'C’est plus de 80 % de la limite pour une caisse enregistreuse. Demandez à votre comptable.',
    reached: 'La limite pour une caisse enregistreuse est atteinte. Demandez à votre comptable.',
  },
  ar: {
    title: 'صندوق النقد المسجّل',
    question: 'ما وضع هذا الفرع من صندوق النقد المسجّل («الصندوق الأبيض»)؟',
    duties: {
      none: {
        name: 'غير مطلوب',
        text: 'ما يؤكل هنا يبقى دون 25,000 يورو في السنة، بلا ضريبة القيمة المضافة والمشروبات. نعرض الأسعار ونقبل الدفع كما في كل مكان.',
      },
      'by-hand': {
        name: 'إدخال يدوي',
        text: 'يوجد صندوق مسجّل، ويُدخل أحدهم كل طلب فيه. لذلك لا يرى الموظفون هنا أي سعر على أي شاشة أو ورقة، ولا يُدفع شيء عندنا عبر الإنترنت ولا يُسجَّل مدفوعًا.',
      },
      linked: {
        name: 'مربوط',
        text: 'يوجد صندوق مسجّل، ونرسل إليه كل بيع وتغيير واسترداد. يرى الموظفون الأسعار، ويمكن للزبائن الدفع عبر الإنترنت.',
      },
    },
    readIn: 'هذا هو القانون كما قرأناه في نوفمبر 2026. اسأل محاسبك.',
    saved: 'حُفظ، ويسري من الآن.',
    open: (count, codes) =>
      `${count === 1 ? 'هنا طلب واحد دُفع من قبل أو ينتظر الدفع عبر الإنترنت' : `عدد الطلبات التي دُفعت من قبل هنا أو تنتظر الدفع عبر الإنترنت: ${count}`}${codes && ` (${codes})`}. سلّمها أو ألغها أولًا. ما ينتظر الدفع ينتهي من تلقاء نفسه خلال ساعة. لا يخسر الزبائن شيئًا. أوقف الفرع مؤقتًا حتى لا تأتي طلبات جديدة.`,
    eatenHere: 'ما أُكل هنا هذه السنة',
    eatenOf: (limit, year) => `من ${limit} في ${year}`,
    eatenHint: 'بلا ضريبة القيمة المضافة والمشروبات وما يؤخذ خارجًا. لا يُحسب هنا إلا ما طُلب عن طريقنا: أضف الباقي.',
    near: 'هذا أكثر من 80 % من حدّ الصندوق المسجّل. اسأل محاسبك.',
    reached: 'بُلغ حدّ الصندوق المسجّل. اسأل محاسبك.',
  },
}
