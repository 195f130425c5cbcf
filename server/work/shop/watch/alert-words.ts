// What alerts, notices and the page about the shop's health say, in the four languages. Titles and messages are short,
// to be read on a locked phone.

import { tillLaw } from '#domain/money/till-law.ts'
import type { PrinterCondition } from '#domain/paper/printer.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { AlertedSubsystem, Subsystem } from '#domain/shop/health/health.ts'
import type { AlertEnd, AlertKind } from '#domain/shop/watch/alerts.ts'
import type { OrderEvent } from '#domain/shop/watch/notices.ts'

/** Amounts and ages are in words already, such as '20 GB' and '3 hours'. */
export interface AlertWords {
  /** What is wrong at a branch. */
  readonly opened: Readonly<Record<AlertKind, (facts: AlertFacts) => readonly [title: string, message: string]>>
  /** Several orders that nobody has seen. */
  readonly unseen: (facts: UnseenFacts) => readonly [title: string, message: string]
  /** In place of the orders that are not named; two at least. */
  readonly more: (count: number) => string
  /** What is wrong with something that the shop needs to run. */
  readonly alert: Readonly<Record<AlertedSubsystem, string>>
  readonly over: (title: string) => string
  readonly ended: Readonly<Record<AlertEnd | AlertedSubsystem, string>>
  /** Where it is said otherwise of several orders. */
  readonly allEnded: Readonly<Record<'heard' | 'day-over', string>>
  readonly gone: string
  readonly orders: Readonly<Record<OrderEvent, (facts: Omit<AlertFacts, 'since'>) => string>>
  readonly wanted: (time: string) => string
  readonly test: (shop: string) => readonly [title: string, message: string]
  readonly names: Readonly<Record<Subsystem, string>>
  readonly off: string
  readonly database: { readonly well: string; readonly mute: string; readonly full: string }
  readonly disk: {
    readonly well: (free: string, size: string) => string
    readonly ill: (free: string, size: string, machine: string) => string
  }
  readonly backup: { readonly newest: (age: string) => string; readonly none: string; readonly failed: string }
  readonly mail: {
    readonly well: string
    readonly waiting: (count: number) => string
    readonly ill: (count: number, age: string) => string
  }
  readonly housekeeping: { readonly well: string; readonly ill: string; readonly lastDone: (age: string) => string }
  readonly audit: {
    readonly none: string
    readonly well: (age: string) => string
    readonly ill: (count: number, age: string) => string
  }
  readonly printers: Readonly<Record<PrinterCondition, (printer: string) => string>>
  readonly boards: {
    readonly open: (count: number) => string
    readonly none: string
    /** `branches`: a list of names. */
    readonly ill: (branches: string) => string
  }
}

interface AlertFacts {
  readonly branch: string
  /** The code of the order, or its number if it has none; '' if it is about none. */
  readonly order: string
  /** Since when, such as 09:05, on the branch's clock. */
  readonly since: string
}

interface UnseenFacts extends Pick<AlertFacts, 'branch' | 'since'> {
  readonly count: number
  /** Their codes, as a list in words. */
  readonly orders: string
}

const en: AlertWords = {
  opened: {
    'no-board': ({ branch, since }) => [
      `${branch}: nobody is watching the orders`,
      `There are orders for today, and no board has been open since ${since}.`,
    ],
    'till-near': ({ branch }) => [`${branch}: 80 % of the limit for a registered till`, tillLaw.en.near],
    'till-reached': ({ branch }) => [`${branch}: the limit for a registered till is reached`, tillLaw.en.reached],
    unheard: ({ branch, order, since }) => [
      `${branch}: order ${order} has not been seen`,
      `Nobody has begun it. It has been waiting since ${since}.`,
    ],
    till: ({ branch, since }) => [
      `${branch}: the till does not answer`,
      `Sales have been waiting for the registered till since ${since}.`,
    ],
  },
  unseen: ({ branch, count, orders, since }) => [
    `${branch}: ${count} orders have not been seen`,
    `Nobody has begun ${orders}. The first has been waiting since ${since}.`,
  ],
  more: (count) => `${count} more`,
  over: (title) => `Over: ${title}`,
  ended: {
    'board-open': 'A board is open again.',
    'no-orders': 'No order is left for today.',
    'closing-time': 'The branch has closed for now.',
    'till-settled': 'A new year has begun, or the branch has a registered till.',
    heard: 'The order is no longer waiting.',
    'day-over': 'The day is over, and nobody began it.',
    'till-again': 'The till has everything again.',
    'not-linked': 'The branch is no longer linked to a till.',
    disk: 'There is enough room again.',
    backup: 'There is a new backup.',
    mail: 'No mail waits for long any more.',
    housekeeping: 'What had failed has been done.',
    audit: 'Everything agrees again.',
    printers: 'The printer is working again.',
  },
  allEnded: {
    heard: 'The orders are no longer waiting.',
    'day-over': 'The day is over, and not all of them were begun.',
  },
  orders: {
    'order.placed': ({ branch, order }) => `${branch}: new order ${order}`,
    'order.accepted': ({ branch, order }) => `${branch}: order ${order} is accepted`,
    'order.ready': ({ branch, order }) => `${branch}: order ${order} is ready`,
    'order.out': ({ branch, order }) => `${branch}: order ${order} is handed over`,
    'order.refused': ({ branch, order }) => `${branch}: order ${order} is refused`,
    'order.cancelled': ({ branch, order }) => `${branch}: order ${order} is cancelled`,
    'order.not-collected': ({ branch, order }) => `${branch}: order ${order} was not collected`,
  },
  wanted: (time) => `It is for ${time}.`,
  test: (shop) => [`Test from ${shop}`, 'Alerts reach you here.'],
  names: {
    database: 'Database',
    disk: 'Disk',
    backup: 'Backup',
    mail: 'Mail',
    housekeeping: 'Housekeeping',
    audit: 'Books and counts',
    printers: 'Receipt printers',
    boards: 'Boards',
  },
  off: 'Not set up on the server.',
  database: {
    well: 'It answers and stores orders.',
    mute: 'It does not answer.',
    full: 'It answers, but cannot store anything.',
  },
  disk: {
    well: (free, size) => `${free} of ${size} are free.`,
    ill: (free, size, machine) =>
      `Only ${free} of ${size} are free on ${machine}. Once it is full, no order can be stored.`,
  },
  backup: {
    newest: (age) => `The newest is from ${age} ago.`,
    none: 'There is none yet.',
    failed: 'The last one could not be taken; the log of the server says why.',
  },
  mail: {
    well: 'Nothing waits to be sent.',
    waiting: (count) => `Waiting to be sent: ${count}.`,
    ill: (count, age) => `Waiting to be sent: ${count}, the first for ${age}. The mail server does not accept it.`,
  },
  housekeeping: {
    well: 'Everything whose time is over gets erased.',
    ill: 'Some of what should be erased or tidied up has failed three times in a row; the log of the server says why.',
    lastDone: (age) => `last done ${age} ago`,
  },
  audit: {
    none: 'Checked every night; not done yet.',
    well: (age) => `Everything that must agree did so ${age} ago.`,
    ill: (count, age) => `Differences found ${age} ago: ${count}. The log of the server names them.`,
  },
  printers: {
    new: () => 'It has not called yet.',
    ready: () => 'It is ready.',
    'low-paper': () => 'It has little paper left.',
    'no-paper': (printer) => `${printer} has no paper.`,
    'cover-open': (printer) => `The cover of ${printer} is open.`,
    fault: (printer) => `${printer} reports a fault.`,
    silent: (printer) => `${printer} has stopped calling: it is off or has no network.`,
  },
  boards: {
    open: (count) => `Open now: ${count}.`,
    none: 'None is open now.',
    ill: (branches) => `Orders wait where no board is open: ${branches}.`,
  },
  alert: {
    disk: 'the disk is nearly full',
    backup: 'there is no new backup',
    mail: 'mails do not go out',
    housekeeping: 'old data are not erased',
    audit: 'books and counts do not agree',
    printers: 'a receipt printer is not printing',
  },
  gone: 'Its server has stopped, or is set up otherwise now.',
}

const nl: AlertWords = {
  opened: {
    'no-board': ({ branch, since }) => [
      `${branch}: niemand ziet de bestellingen`,
      `Er zijn bestellingen voor vandaag, en sinds ${since} staat er geen bord open.`,
    ],
    'till-near': ({ branch }) => [`${branch}: 80 % van de grens voor een geregistreerde kassa`, tillLaw.nl.near],
    'till-reached': ({ branch }) => [
      `${branch}: de grens voor een geregistreerde kassa is bereikt`,
      tillLaw.nl.reached,
    ],
    unheard: ({ branch, order, since }) => [
      `${branch}: bestelling ${order} is niet gezien`,
      `Niemand is eraan begonnen. Ze wacht sinds ${since}.`,
    ],
    till: ({ branch, since }) => [
      `${branch}: de kassa antwoordt niet`,
      `Sinds ${since} wachten verkopen op de geregistreerde kassa.`,
    ],
  },
  unseen: ({ branch, count, orders, since }) => [
    `${branch}: ${count} bestellingen zijn niet gezien`,
    `Niemand is begonnen aan ${orders}. De eerste wacht sinds ${since}.`,
  ],
  more: (count) => `nog ${count}`,
  over: (title) => `Voorbij: ${title}`,
  ended: {
    'board-open': 'Er staat weer een bord open.',
    'no-orders': 'Er is geen bestelling meer voor vandaag.',
    'closing-time': 'De vestiging is nu gesloten.',
    'till-settled': 'Er is een nieuw jaar begonnen, of de vestiging heeft een geregistreerde kassa.',
    heard: 'De bestelling wacht niet meer.',
    'day-over': 'De dag is voorbij, en niemand is eraan begonnen.',
    'till-again': 'De kassa heeft weer alles.',
    'not-linked': 'De vestiging is niet meer aan een kassa gekoppeld.',
    disk: 'Er is weer genoeg plaats.',
    backup: 'Er is een nieuwe back-up.',
    mail: 'Er wacht geen mail lang meer.',
    housekeeping: 'Wat mislukt was, is gebeurd.',
    audit: 'Alles klopt weer.',
    printers: 'De printer drukt weer af.',
  },
  allEnded: {
    heard: 'De bestellingen wachten niet meer.',
    'day-over': 'De dag is voorbij, en niet aan alle bestellingen is begonnen.',
  },
  orders: {
    'order.placed': ({ branch, order }) => `${branch}: nieuwe bestelling ${order}`,
    'order.accepted': ({ branch, order }) => `${branch}: bestelling ${order} is aanvaard`,
    'order.ready': ({ branch, order }) => `${branch}: bestelling ${order} is klaar`,
    'order.out': ({ branch, order }) => `${branch}: bestelling ${order} is meegegeven`,
    'order.refused': ({ branch, order }) => `${branch}: bestelling ${order} is geweigerd`,
    'order.cancelled': ({ branch, order }) => `${branch}: bestelling ${order} is geannuleerd`,
    'order.not-collected': ({ branch, order }) => `${branch}: bestelling ${order} is niet afgehaald`,
  },
  wanted: (time) => `Ze is voor ${time}.`,
  test: (shop) => [`Test van ${shop}`, 'Meldingen bereiken u hier.'],
  names: {
    database: 'Database',
    disk: 'Schijf',
    backup: 'Back-up',
    mail: 'Mail',
    housekeeping: 'Opruiming',
    audit: 'Boeken en tellingen',
    printers: 'Bonprinters',
    boards: 'Borden',
  },
  off: 'Niet ingesteld op de server.',
  database: {
    well: 'Ze antwoordt en bewaart bestellingen.',
    mute: 'Ze antwoordt niet.',
    full: 'Ze antwoordt, maar kan niets bewaren.',
  },
  disk: {
    well: (free, size) => `${free} van ${size} is vrij.`,
    ill: (free, size, machine) =>
      `Nog maar ${free} van ${size} is vrij op ${machine}. Als de schijf vol is, kan geen bestelling bewaard worden.`,
  },
  backup: {
    newest: (age) => `De nieuwste is van ${age} geleden.`,
    none: 'Er is er nog geen.',
    failed: 'De laatste is niet gelukt; het logboek van de server zegt waarom.',
  },
  mail: {
    well: 'Er wacht niets op verzending.',
    waiting: (count) => `Wacht op verzending: ${count}.`,
    ill: (count, age) => `Wacht op verzending: ${count}, de eerste al ${age}. De mailserver aanvaardt het niet.`,
  },
  housekeeping: {
    well: 'Alles waarvan de termijn voorbij is, wordt gewist.',
    ill: 'Een deel van wat gewist of opgeruimd moet worden, is drie keer na elkaar mislukt; het logboek van de server zegt waarom.',
    lastDone: (age) => `laatst gedaan ${age} geleden`,
  },
  audit: {
    none: 'Wordt elke nacht nagekeken; nog niet gebeurd.',
    well: (age) => `Alles wat moet kloppen, klopte ${age} geleden.`,
    ill: (count, age) => `Verschillen gevonden, ${age} geleden: ${count}. Het logboek van de server noemt ze.`,
  },
  printers: {
    new: () => 'Hij heeft zich nog niet gemeld.',
    ready: () => 'Hij is klaar.',
    'low-paper': () => 'Hij heeft weinig papier.',
    'no-paper': (printer) => `${printer} heeft geen papier.`,
    'cover-open': (printer) => `Het deksel van ${printer} staat open.`,
    fault: (printer) => `${printer} meldt een storing.`,
    silent: (printer) => `${printer} meldt zich niet meer: hij staat uit of heeft geen netwerk.`,
  },
  boards: {
    open: (count) => `Nu open: ${count}.`,
    none: 'Er staat er nu geen open.',
    ill: (branches) => `Er wachten bestellingen waar geen bord open staat: ${branches}.`,
  },
  alert: {
    disk: 'de schijf is bijna vol',
    backup: 'er is geen nieuwe back-up',
    mail: 'mails vertrekken niet',
    housekeeping: 'oude gegevens worden niet gewist',
    audit: 'boeken en tellingen kloppen niet',
    printers: 'een bonprinter drukt niet af',
  },
  gone: 'De server is gestopt of is nu anders ingesteld.',
}

const fr: AlertWords = {
  opened: {
    'no-board': ({ branch, since }) => [
      `${branch} : personne ne voit les commandes`,
      `Il y a des commandes pour aujourd’hui, et aucun tableau n’est ouvert depuis ${since}.`,
    ],
    'till-near': ({ branch }) => [`${branch} : 80 % de la limite pour une caisse enregistreuse`, tillLaw.fr.near],
    'till-reached': ({ branch }) => [
      `${branch} : la limite pour une caisse enregistreuse est atteinte`,
      tillLaw.fr.reached,
    ],
    unheard: ({ branch, order, since }) => [
      `${branch} : la commande ${order} n’a pas été vue`,
      `Personne ne l’a commencée. Elle attend depuis ${since}.`,
    ],
    till: ({ branch, since }) => [
      `${branch} : la caisse ne répond pas`,
      `Depuis ${since}, des ventes attendent la caisse enregistreuse.`,
    ],
  },
  unseen: ({ branch, count, orders, since }) => [
    `${branch} : ${count} commandes n’ont pas été vues`,
    `Personne n’a commencé ${orders}. La première attend depuis ${since}.`,
  ],
  more: (count) => `${count} autres`,
  over: (title) => `Terminé : ${title}`,
  ended: {
    'board-open': 'Un tableau est de nouveau ouvert.',
    'no-orders': 'Il ne reste aucune commande pour aujourd’hui.',
    'closing-time': 'L’établissement est maintenant fermé.',
    'till-settled': 'Une nouvelle année a commencé, ou l’établissement a une caisse enregistreuse.',
    heard: 'La commande n’attend plus.',
    'day-over': 'La journée est finie, et personne ne l’a commencée.',
    'till-again': 'La caisse a de nouveau tout reçu.',
    'not-linked': 'L’établissement n’est plus relié à une caisse.',
    disk: 'Il y a de nouveau assez de place.',
    backup: 'Il y a une nouvelle sauvegarde.',
    mail: 'Aucun e-mail n’attend plus longtemps.',
    housekeeping: 'Ce qui avait échoué est fait.',
    audit: 'Tout concorde de nouveau.',
    printers: 'L’imprimante fonctionne de nouveau.',
  },
  allEnded: {
    heard: 'Les commandes n’attendent plus.',
    'day-over': 'La journée est finie, et certaines n’ont pas été commencées.',
  },
  orders: {
    'order.placed': ({ branch, order }) => `${branch} : nouvelle commande ${order}`,
    'order.accepted': ({ branch, order }) => `${branch} : la commande ${order} est acceptée`,
    'order.ready': ({ branch, order }) => `${branch} : la commande ${order} est prête`,
    'order.out': ({ branch, order }) => `${branch} : la commande ${order} est remise`,
    'order.refused': ({ branch, order }) => `${branch} : la commande ${order} est refusée`,
    'order.cancelled': ({ branch, order }) => `${branch} : la commande ${order} est annulée`,
    'order.not-collected': ({ branch, order }) => `${branch} : la commande ${order} n’a pas été retirée`,
  },
  wanted: (time) => `Elle est pour ${time}.`,
  test: (shop) => [`Test de ${shop}`, 'Les alertes vous parviennent ici.'],
  names: {
    database: 'Base de données',
    disk: 'Disque',
    backup: 'Sauvegarde',
    mail: 'E-mail',
    housekeeping: 'Nettoyage',
    audit: 'Livres et comptages',
    printers: 'Imprimantes de tickets',
    boards: 'Tableaux',
  },
  off: 'Pas configuré sur le serveur.',
  database: {
    well: 'Elle répond et enregistre les commandes.',
    mute: 'Elle ne répond pas.',
    full: 'Elle répond, mais ne peut rien enregistrer.',
  },
  disk: {
    well: (free, size) => `${free} libres sur ${size}.`,
    ill: (free, size, machine) =>
      `Plus que ${free} libres sur ${size} sur ${machine}. Une fois le disque plein, aucune commande ne peut être enregistrée.`,
  },
  backup: {
    newest: (age) => `La dernière remonte à ${age}.`,
    none: 'Il n’y en a pas encore.',
    failed: 'La dernière a échoué ; le journal du serveur dit pourquoi.',
  },
  mail: {
    well: 'Rien n’attend d’être envoyé.',
    waiting: (count) => `En attente d’envoi : ${count}.`,
    ill: (count, age) =>
      `En attente d’envoi : ${count}, le premier depuis ${age}. Le serveur de mail ne l’accepte pas.`,
  },
  housekeeping: {
    well: 'Tout ce dont le délai est passé est effacé.',
    ill: 'Une partie de ce qui doit être effacé ou nettoyé a échoué trois fois de suite ; le journal du serveur dit pourquoi.',
    lastDone: (age) => `dernière fois il y a ${age}`,
  },
  audit: {
    none: 'Vérifié chaque nuit ; pas encore fait.',
    well: (age) => `Tout ce qui doit concorder concordait il y a ${age}.`,
    ill: (count, age) => `Différences trouvées il y a ${age} : ${count}. Le journal du serveur les nomme.`,
  },
  printers: {
    new: () => 'Elle n’a pas encore appelé.',
    ready: () => 'Elle est prête.',
    'low-paper': () => 'Il lui reste peu de papier.',
    'no-paper': (printer) => `${printer} n’a plus de papier.`,
    'cover-open': (printer) => `Le capot de ${printer} est ouvert.`,
    fault: (printer) => `${printer} signale une panne.`,
    silent: (printer) => `${printer} n’appelle plus : elle est éteinte ou sans réseau.`,
  },
  boards: {
    open: (count) => `Ouverts maintenant : ${count}.`,
    none: 'Aucun n’est ouvert maintenant.',
    ill: (branches) => `Des commandes attendent là où aucun tableau n’est ouvert : ${branches}.`,
  },
  alert: {
    disk: 'le disque est presque plein',
    backup: 'il n’y a pas de nouvelle sauvegarde',
    mail: 'les e-mails ne partent pas',
    housekeeping: 'des données anciennes ne sont pas effacées',
    audit: 'les livres et les comptages ne concordent pas',
    printers: 'une imprimante de tickets n’imprime pas',
  },
  gone: 'Son serveur s’est arrêté, ou est configuré autrement maintenant.',
}

const ar: AlertWords = {
  opened: {
    'no-board': ({ branch, since }) => [
      `${branch}: لا أحد يتابع الطلبات`,
      `توجد طلبات لليوم، ولا توجد لوحة مفتوحة منذ ${since}.`,
    ],
    'till-near': ({ branch }) => [`${branch}: 80 % من حدّ صندوق النقد المسجّل`, tillLaw.ar.near],
    'till-reached': ({ branch }) => [`${branch}: بُلغ حدّ صندوق النقد المسجّل`, tillLaw.ar.reached],
    unheard: ({ branch, order, since }) => [
      `${branch}: لم ير أحد الطلب ${order}`,
      `لم يبدأ به أحد. وهو ينتظر منذ ${since}.`,
    ],
    till: ({ branch, since }) => [
      `${branch}: صندوق النقد لا يستجيب`,
      `تنتظر المبيعات صندوق النقد المسجَّل منذ ${since}.`,
    ],
  },
  unseen: ({ branch, count, orders, since }) => [
    `${branch}: لم ير أحد ${count} من الطلبات`,
    `لم يبدأ أحد بالطلبات ${orders}. وأولها ينتظر منذ ${since}.`,
  ],
  more: (count) => `${count} غيرها`,
  over: (title) => `انتهى: ${title}`,
  ended: {
    'board-open': 'توجد لوحة مفتوحة من جديد.',
    'no-orders': 'لم يبق أي طلب لليوم.',
    'closing-time': 'الفرع مغلق الآن.',
    'till-settled': 'بدأت سنة جديدة، أو صار للفرع صندوق مسجّل.',
    heard: 'لم يعد الطلب ينتظر.',
    'day-over': 'انتهى اليوم ولم يبدأ به أحد.',
    'till-again': 'وصل كل شيء إلى صندوق النقد من جديد.',
    'not-linked': 'لم يعد الفرع مرتبطًا بصندوق نقد.',
    disk: 'توجد مساحة كافية من جديد.',
    backup: 'توجد نسخة احتياطية جديدة.',
    mail: 'لم تعد أي رسالة تنتظر طويلا.',
    housekeeping: 'تمّ ما كان قد تعذّر.',
    audit: 'كل شيء متطابق من جديد.',
    printers: 'الطابعة تطبع من جديد.',
  },
  allEnded: {
    heard: 'لم تعد الطلبات تنتظر.',
    'day-over': 'انتهى اليوم ولم يبدأ أحد ببعضها.',
  },
  orders: {
    'order.placed': ({ branch, order }) => `${branch}: طلب جديد ${order}`,
    'order.accepted': ({ branch, order }) => `${branch}: قُبل الطلب ${order}`,
    'order.ready': ({ branch, order }) => `${branch}: الطلب ${order} جاهز`,
    'order.out': ({ branch, order }) => `${branch}: سُلّم الطلب ${order}`,
    'order.refused': ({ branch, order }) => `${branch}: رُفض الطلب ${order}`,
    'order.cancelled': ({ branch, order }) => `${branch}: أُلغي الطلب ${order}`,
    'order.not-collected': ({ branch, order }) => `${branch}: لم يُستلم الطلب ${order}`,
  },
  wanted: (time) => `موعده ${time}.`,
  test: (shop) => [`تجربة من ${shop}`, 'التنبيهات تصلك هنا.'],
  names: {
    database: 'قاعدة البيانات',
    disk: 'القرص',
    backup: 'النسخة الاحتياطية',
    mail: 'البريد',
    housekeeping: 'التنظيف الدوري',
    audit: 'الدفاتر والأعداد',
    printers: 'طابعات الإيصالات',
    boards: 'اللوحات',
  },
  off: 'غير معدّ على الخادم.',
  database: {
    well: 'تستجيب وتحفظ الطلبات.',
    mute: 'لا تستجيب.',
    full: 'تستجيب، لكنها لا تستطيع حفظ شيء.',
  },
  disk: {
    well: (free, size) => `المساحة الحرة ${free} من ${size}.`,
    ill: (free, size, machine) => `لم يبق إلا ${free} من ${size} على ${machine}. عندما يمتلئ القرص لا يمكن حفظ أي طلب.`,
  },
  backup: {
    newest: (age) => `أحدثها منذ ${age}.`,
    none: 'لا توجد أي نسخة بعد.',
    failed: 'تعذّر أخذ النسخة الأخيرة، وسجل الخادم يذكر السبب.',
  },
  mail: {
    well: 'لا شيء ينتظر الإرسال.',
    waiting: (count) => `ينتظر الإرسال: ${count}.`,
    ill: (count, age) => `ينتظر الإرسال: ${count}، وأولها منذ ${age}. خادم البريد لا يقبلها.`,
  },
  housekeeping: {
    well: 'كل ما انتهت مدته يُمحى.',
    ill: 'تعذّر ثلاث مرات متتالية محو بعض ما يجب محوه أو تنظيفه، وسجل الخادم يذكر السبب.',
    lastDone: (age) => `آخر مرة منذ ${age}`,
  },
  audit: {
    none: 'يُفحص كل ليلة، ولم يُفحص بعد.',
    well: (age) => `كان كل ما يجب أن يتطابق متطابقًا قبل ${age}.`,
    ill: (count, age) => `اختلافات وُجدت قبل ${age}: ${count}. سجلّ الخادم يسمّيها.`,
  },
  printers: {
    new: () => 'لم تتصل بعد.',
    ready: () => 'إنها جاهزة.',
    'low-paper': () => 'بقي فيها ورق قليل.',
    'no-paper': (printer) => `لا ورق في ${printer}.`,
    'cover-open': (printer) => `غطاء ${printer} مفتوح.`,
    fault: (printer) => `تبلغ ${printer} عن عطل.`,
    silent: (printer) => `لم تعد ${printer} تتصل: إنها مطفأة أو بلا شبكة.`,
  },
  boards: {
    open: (count) => `المفتوحة الآن: ${count}.`,
    none: 'لا توجد لوحة مفتوحة الآن.',
    ill: (branches) => `طلبات تنتظر حيث لا توجد لوحة مفتوحة: ${branches}.`,
  },
  alert: {
    disk: 'القرص يكاد يمتلئ',
    backup: 'لا توجد نسخة احتياطية جديدة',
    mail: 'الرسائل لا تُرسل',
    housekeeping: 'البيانات القديمة لا تُمحى',
    audit: 'الدفاتر والأعداد لا تتطابق',
    printers: 'طابعة إيصالات لا تطبع',
  },
  gone: 'توقف خادمه، أو تغيّر إعداده.',
}

export const alertWords: Readonly<Record<Locale, AlertWords>> = { en, nl, fr, ar }
