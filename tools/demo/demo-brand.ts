// The demo's brand: the name that it is known by, its sign, and its words about itself.
import { type Brand, demoLogo, neutralBrand } from '#domain/shop/brand/brand.ts'
import { demoMedia } from '#domain/shop/brand/media.ts'

export const brand: Brand = {
  ...neutralBrand,
  name: 'Noisette',
  logo: demoLogo,
  media: demoMedia,
  texts: {
    ...neutralBrand.texts,
    story: {
      en: [
        'Noisette began with one machine and a bag of hazelnuts. The idea is still the same: a good cup, something to go with it, and no waiting.',
        'Our waffles come off the iron all day long, the bagels are filled while you walk over, and the person who makes your coffee also hands it to you.',
      ].join('\n\n'),
      nl: [
        'Noisette begon met één machine en een zak hazelnoten. Het idee is nog altijd hetzelfde: een goede kop koffie, iets lekkers erbij, en niet wachten.',
        'Onze wafels komen de hele dag van het ijzer, de bagels beleggen we terwijl jij onderweg bent, en wie je koffie zet, geeft hem je ook aan.',
      ].join('\n\n'),
      fr: [
        'Noisette a commencé avec une machine et un sac de noisettes. L’idée est restée la même\u00a0: un bon café, de quoi l’accompagner, et pas d’attente.',
        'Nos gaufres sortent du fer toute la journée, nos bagels se garnissent pendant que vous arrivez, et qui prépare votre café vous le tend aussi.',
      ].join('\n\n'),
      ar: [
        'بدأت نوازيت بآلة واحدة وكيس من البندق. وما زالت الفكرة نفسها: فنجان جيد، وشيء لذيذ معه، بلا انتظار.',
        'يخرج الوافل ساخنًا من آلته طوال اليوم، ونحشو البيغل وأنت في الطريق إلينا، ومن يحضّر قهوتك هو من يقدّمها لك.',
      ].join('\n\n'),
    },
    aboutLead: {
      en: 'A noisette is a hazelnut, and an espresso with a dash of milk. We are a coffee and snack bar for people who like both.',
      nl: 'Een noisette is een hazelnoot, en een espresso met een wolkje melk. Wij zijn een koffie- en snackbar voor wie van allebei houdt.',
      fr: 'Une noisette, c’est le fruit, et c’est un espresso avec une larme de lait. Nous sommes un café et snack-bar pour ceux qui aiment les deux.',
      ar: 'نوازيت تعني البندق، وتعني أيضًا إسبريسو مع لمسة حليب. نحن مقهى للوجبات الخفيفة لمن يحب الاثنين.',
    },
    about: {
      en: [
        'The beans are ground when you order, never before. The waffle iron is hot from seven. What we bake, we bake in the morning, and when it is gone, it is gone.',
        'Most of our guests order on the way, so there is no queue to speak of. But the bench by the window is yours for as long as the cup lasts.',
      ].join('\n\n'),
      nl: [
        'We malen de bonen als je bestelt, nooit vroeger. Het wafelijzer is warm vanaf zeven uur. Wat we bakken, bakken we ’s ochtends, en op is op.',
        'De meeste gasten bestellen onderweg, dus lang aanschuiven hoeft niet. Maar de bank aan het raam is van jou zolang je kop niet leeg is.',
      ].join('\n\n'),
      fr: [
        'Le grain est moulu à la commande, jamais avant. Le fer à gaufres est chaud dès sept heures. Ce que nous cuisons, nous le cuisons le matin, et quand il n’y en a plus, il n’y en a plus.',
        'La plupart de nos clients commandent en chemin\u00a0: la file est courte. Mais la banquette près de la fenêtre est à vous tant que la tasse n’est pas vide.',
      ].join('\n\n'),
      ar: [
        'نطحن البن عندما تطلب، لا قبل ذلك. وآلة الوافل ساخنة منذ السابعة. ما نخبزه نخبزه في الصباح، وحين ينفد فقد نفد.',
        'أغلب زبائننا يطلبون وهم في الطريق، فلا طوابير تُذكر. لكن المقعد قرب النافذة لك ما دام في فنجانك شيء.',
      ].join('\n\n'),
    },
  },
}
