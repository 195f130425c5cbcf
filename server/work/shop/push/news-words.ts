// What a push message says, in the four languages: short, as it is read on a locked phone. It names code and branch,
// never a customer or what they ordered.
import type { NewsKind } from '#domain/order/news.ts'
import type { Locale } from '#domain/shared/locale.ts'

interface NewsFacts {
  readonly code: string
  readonly branch: string
  /** The promise, such as '12:25'. */
  readonly time: string
}

export interface NewsWords {
  /** For an order without a code. */
  readonly noCode: string
  readonly said: Readonly<Record<NewsKind, (facts: NewsFacts) => readonly [title: string, body: string]>>
  /** The text for an order that is brought to a table. */
  readonly atTable: string
}

export const newsWords: Readonly<Record<Locale, NewsWords>> = {
  en: {
    noCode: 'Your order',
    said: {
      ready: ({ code, branch }) => [`${code} is ready in ${branch}`, 'Come and get it.'],
      moved: ({ code, branch, time }) => [`${code} in ${branch}: now around ${time}`, 'The time has changed.'],
      asked: ({ code, branch }) => [`${code} in ${branch}: a question`, 'May we change your order? Tap to answer.'],
      changed: ({ code, branch }) => [`${code} in ${branch} has changed`, 'Tap to see what is new.'],
      refused: ({ code, branch }) => [`${code} in ${branch} is not going ahead`, 'Tap to see why.'],
      cancelled: ({ code, branch }) => [`${code} in ${branch} was cancelled`, 'Tap to see why.'],
    },
    atTable: 'We are bringing it to your table.',
  },
  nl: {
    noCode: 'Je bestelling',
    said: {
      ready: ({ code, branch }) => [`${code} is klaar in ${branch}`, 'Kom het maar halen.'],
      moved: ({ code, branch, time }) => [`${code} in ${branch}: nu rond ${time}`, 'Het uur is gewijzigd.'],
      asked: ({ code, branch }) => [
        `${code} in ${branch}: een vraag`,
        'Mogen we je bestelling wijzigen? Tik om te antwoorden.',
      ],
      changed: ({ code, branch }) => [`${code} in ${branch} is gewijzigd`, 'Tik om te zien wat er nieuw is.'],
      refused: ({ code, branch }) => [`${code} in ${branch} gaat niet door`, 'Tik om te zien waarom.'],
      cancelled: ({ code, branch }) => [`${code} in ${branch} is geannuleerd`, 'Tik om te zien waarom.'],
    },
    atTable: 'We brengen het naar je tafel.',
  },
  fr: {
    noCode: 'Votre commande',
    said: {
      ready: ({ code, branch }) => [`${code} : prêt à ${branch}`, 'Venez chercher votre commande.'],
      moved: ({ code, branch, time }) => [`${code} à ${branch} : plutôt vers ${time}`, 'L’heure a changé.'],
      asked: ({ code, branch }) => [
        `${code} à ${branch} : une question`,
        'Pouvons-nous modifier votre commande ? Touchez pour répondre.',
      ],
      changed: ({ code, branch }) => [`${code} à ${branch} : modification`, 'Touchez pour voir ce qui change.'],
      refused: ({ code, branch }) => [`${code} à ${branch} : commande refusée`, 'Touchez pour voir pourquoi.'],
      cancelled: ({ code, branch }) => [`${code} à ${branch} : commande annulée`, 'Touchez pour voir pourquoi.'],
    },
    atTable: 'Nous l’apportons à votre table.',
  },
  ar: {
    noCode: 'طلبك',
    said: {
      ready: ({ code, branch }) => [`${code} جاهز في ${branch}`, 'تفضّل لاستلامه.'],
      moved: ({ code, branch, time }) => [`${code} في ${branch}: الآن نحو ${time}`, 'تغيّر الموعد.'],
      asked: ({ code, branch }) => [`${code} في ${branch}: سؤال`, 'هل يمكننا تغيير طلبك؟ اضغط للرد.'],
      changed: ({ code, branch }) => [`تغيّر ${code} في ${branch}`, 'اضغط لترى الجديد.'],
      refused: ({ code, branch }) => [`${code} في ${branch}: لم يُقبل الطلب`, 'اضغط لترى السبب.'],
      cancelled: ({ code, branch }) => [`${code} في ${branch}: أُلغي الطلب`, 'اضغط لترى السبب.'],
    },
    atTable: 'نُحضره إلى طاولتك.',
  },
}
