// The demo shop's teas and the hot chocolate.
import type { DemoItem } from '../demo-item.ts'

export const hotTea = [
  {
    id: 'fresh-mint-tea',
    category: 'HOTTEA',
    name: { en: 'Fresh mint tea', nl: 'Verse muntthee', fr: 'Thé à la menthe fraîche', ar: 'شاي بالنعناع الطازج' },
    desc: {
      en: 'A whole bunch, honey aside',
      nl: 'Een hele bos, honing apart',
      fr: 'Un bouquet entier, miel à part',
      ar: 'باقة كاملة والعسل جانبًا',
    },
    image: { kind: 'bundled', ref: 'fresh-mint-tea' },
    price: 350,
  },
  {
    id: 'earl-grey',
    category: 'HOTTEA',
    name: { en: 'Earl Grey', nl: 'Earl grey', fr: 'Earl Grey', ar: 'إيرل غراي' },
    desc: {
      en: 'Black tea with bergamot',
      nl: 'Zwarte thee met bergamot',
      fr: 'Thé noir à la bergamote',
      ar: 'شاي أسود بالبرغموت',
    },
    image: { kind: 'bundled', ref: 'earl-grey' },
    price: 300,
  },
  {
    id: 'sencha',
    category: 'HOTTEA',
    name: { en: 'Sencha', nl: 'Sencha', fr: 'Sencha', ar: 'سينشا' },
    desc: {
      en: 'Green, fresh, gently steeped',
      nl: 'Groen, fris, zacht getrokken',
      fr: 'Vert, frais, infusé en douceur',
      ar: 'شاي أخضر ياباني منعش',
    },
    image: { kind: 'bundled', ref: 'sencha' },
    price: 310,
  },
  {
    id: 'ginger-lemon-tea',
    category: 'HOTTEA',
    name: {
      en: 'Ginger lemon tea',
      nl: 'Gember-citroenthee',
      fr: 'Infusion gingembre-citron',
      ar: 'شاي الزنجبيل والليمون',
    },
    desc: {
      en: 'Fresh root, spoon of honey',
      nl: 'Verse wortel, lepeltje honing',
      fr: 'Racine fraîche, cuillère de miel',
      ar: 'جذور طازجة وملعقة عسل',
    },
    image: { kind: 'bundled', ref: 'ginger-lemon-tea' },
    price: 360,
  },
  {
    id: 'chai-latte',
    category: 'HOTTEA',
    name: { en: 'Chai latte', nl: 'Chai latte', fr: 'Chai latte', ar: 'تشاي لاتيه' },
    desc: {
      en: 'Cardamom, cinnamon, hot milk',
      nl: 'Kardemom, kaneel, warme melk',
      fr: 'Cardamome, cannelle, lait chaud',
      ar: 'هيل وقرفة وحليب ساخن',
    },
    image: { kind: 'bundled', ref: 'chai-latte' },
    price: 420,
  },
  {
    id: 'hot-chocolate',
    category: 'HOTTEA',
    name: { en: 'Hot chocolate', nl: 'Warme chocolademelk', fr: 'Chocolat chaud', ar: 'شوكولاتة ساخنة' },
    desc: {
      en: 'Belgian, dark, with whole milk',
      nl: 'Belgisch en puur, met volle melk',
      fr: 'Belge et noir, au lait entier',
      ar: 'بلجيكية داكنة مع حليب كامل الدسم',
    },
    image: { kind: 'bundled', ref: 'hot-chocolate' },
    price: 390,
  },
  {
    id: 'camomile',
    category: 'HOTTEA',
    name: { en: 'Camomile', nl: 'Kamille', fr: 'Camomille', ar: 'بابونج' },
    desc: {
      en: 'Whole flowers, for a quiet moment',
      nl: 'Hele bloemen, voor een rustig moment',
      fr: 'Fleurs entières, pour souffler un peu',
      ar: 'أزهار كاملة للحظة هادئة',
    },
    image: { kind: 'bundled', ref: 'camomile' },
    price: 300,
  },
] satisfies readonly DemoItem[]
