// Every address and the heading of its screen, so that no other screen, and no failed one, passes for it.
import { expect, type Page } from '@playwright/test'

type Language = 'en' | 'ar'
type Headings = Readonly<Record<Language, string>>

/** A category is called the same on the menu and where staff edit it. */
const categories = {
  coffee: { en: 'Coffee', ar: 'قهوة' },
  iceCoffee: { en: 'Iced coffee', ar: 'قهوة مثلجة' },
  coldDrinks: { en: 'Cold drinks', ar: 'مشروبات باردة' },
  bagels: { en: 'Bagels', ar: 'بيغل' },
  grilledSnacks: { en: 'Grilled snacks', ar: 'وجبات خفيفة مشوية' },
  waffles: { en: 'Waffles', ar: 'وافل' },
  cakes: { en: 'Cake and sweets', ar: 'كعك وحلويات' },
  salads: { en: 'Salads', ar: 'سلطات' },
  panini: { en: 'Panini', ar: 'بانيني' },
  hotTea: { en: 'Hot tea', ar: 'شاي ساخن' },
  specials: { en: 'Specials', ar: 'أطباق مميزة' },
  drinks: { en: 'Drinks', ar: 'مشروبات' },
} as const satisfies Record<string, Headings>

export const customerScreens = {
  '/': { en: 'Your coffee is ready when you are', ar: 'قهوتك جاهزة متى كنت جاهزًا' },
  '/foods': { en: 'What can we make you?', ar: 'ماذا نحضّر لك؟' },
  '/app': categories.coffee,
  '/ice-coffee': categories.iceCoffee,
  '/cold-drinks': categories.coldDrinks,
  '/bagel': categories.bagels,
  '/grilled-snacks': categories.grilledSnacks,
  '/waffels': categories.waffles,
  '/cake-and-sweets': categories.cakes,
  '/salads': categories.salads,
  '/panini': categories.panini,
  '/hot-tea': categories.hotTea,
  '/specials': categories.specials,
  '/drinks': categories.drinks,
  '/order': { en: 'Your order', ar: 'طلبك' },
  '/order/together': { en: 'Office basket', ar: 'طلب جماعي' },
  '/basket/A': { en: 'Office basket', ar: 'طلب جماعي' },
  '/track': { en: 'Track your order', ar: 'تتبع طلبك' },
  '/again': { en: 'Your orders', ar: 'طلباتك' },
  '/review': { en: 'How was it?', ar: 'كيف كانت زيارتك؟' },
  '/about': { en: 'About us', ar: 'من نحن' },
  '/contact': { en: 'Contact', ar: 'اتصل بنا' },
  '/sent': { en: 'Your Message is Sent', ar: 'تم إرسال رسالتك' },
  '/reservation': { en: 'Reserve a table', ar: 'احجز طاولة' },
  '/gift': { en: 'Give a gift card', ar: 'أهدِ بطاقة هدية' },
  '/legal': { en: 'Legal notice', ar: 'إشعار قانوني' },
  '/terms': { en: 'Terms of sale', ar: 'شروط البيع' },
  '/privacy': { en: 'Privacy', ar: 'الخصوصية' },
  '/accessibility': { en: 'Accessibility', ar: 'إمكانية الوصول' },
  '/account': { en: 'Sign in', ar: 'تسجيل الدخول' },
  '/account/signup': { en: 'Welcome, owner', ar: 'أهلًا بصاحب المحل' },
  '/account/password': { en: 'A new password', ar: 'كلمة مرور جديدة' },
  '/no-such-page': { en: 'Welcome', ar: 'أهلًا بك' },
} as const satisfies Record<string, Headings>

/** The page of the menu has one name, whichever of its places the address leads to. */
const menuOfStaff: Headings = { en: 'Menu', ar: 'القائمة' }

export const staffScreens = {
  '/all-orders': { en: 'Order List', ar: 'قائمة الطلبات' },
  '/board': { en: 'Orders', ar: 'الطلبات' },
  '/ring-ups': { en: 'To ring up', ar: 'للإدخال في الصندوق' },
  '/new-order': { en: 'New order', ar: 'طلب جديد' },
  '/money': { en: 'Money', ar: 'المالية' },
  '/days/antwerpen': { en: 'Day’s end', ar: 'نهاية اليوم' },
  '/food-edit': menuOfStaff,
  '/food-edit-options': menuOfStaff,
  '/food-edit-sheet': { en: 'Menu as a spreadsheet', ar: 'القائمة كجدول' },
  '/food-edit-prices': { en: 'Change many prices', ar: 'تغيير أسعار كثيرة' },
  '/categories': menuOfStaff,
  '/food-edit-hidden': { en: 'Hidden categories', ar: 'فئات مخفية' },
  '/food-edit-undeclared': { en: 'Not declared yet', ar: 'لم يُعلن بعد' },
  '/food-edit-coffee': menuOfStaff,
  '/food-edit-ice-coffee': menuOfStaff,
  '/food-edit-shushi': menuOfStaff,
  '/food-edit-bagel': menuOfStaff,
  '/food-edit-grilled-snacks': menuOfStaff,
  '/food-edit-waffels': menuOfStaff,
  '/food-edit-cake-and-sweets': menuOfStaff,
  '/food-edit-salads': menuOfStaff,
  '/food-edit-panini': menuOfStaff,
  '/food-edit-hot-tea': menuOfStaff,
  '/food-edit-specials': menuOfStaff,
  '/food-edit-drinks': menuOfStaff,
  '/beverage-edit': menuOfStaff,
  '/review-admin': { en: 'Reviews', ar: 'التقييمات' },
  '/messages': { en: 'Messages', ar: 'الرسائل' },
  '/begin': { en: 'Set up your shop', ar: 'جهّز متجرك' },
  '/brand': { en: 'Site and brand', ar: 'الموقع والهوية' },
  '/site-edit': { en: 'Site and brand', ar: 'الموقع والهوية' },
  '/legal-edit': { en: 'Legal pages', ar: 'الصفحات القانونية' },
  '/legal-edit/terms/ar': { en: 'Terms of sale · العربية', ar: 'شروط البيع · العربية' },
  '/reservations': { en: 'Reservations', ar: 'الحجوزات' },
  '/alerts': { en: 'Alerts', ar: 'التنبيهات' },
  '/people': { en: 'People', ar: 'فريق العمل' },
  '/persons': { en: 'Customers’ data', ar: 'بيانات الزبائن' },
  '/log': { en: 'Log', ar: 'السجل' },
  '/password': { en: 'My account', ar: 'حسابي' },
  '/branches': { en: 'Branches', ar: 'الفروع' },
  '/branches/new': { en: 'A new branch', ar: 'فرع جديد' },
  '/branches/antwerpen': { en: 'Antwerpen', ar: 'أنتويرب' },
  '/bake': { en: 'Bake list', ar: 'قائمة التحضير' },
  '/bake/left': { en: 'What is left?', ar: 'ماذا تبقى؟' },
  '/gift-cards': { en: 'Gift cards', ar: 'بطاقات الهدايا' },
  '/reductions': { en: 'Reductions', ar: 'التخفيضات' },
  '/branches/antwerpen/till': { en: 'Link to the till', ar: 'الربط مع صندوق النقد' },
  '/stamps': { en: 'Stamp card', ar: 'بطاقة الطوابع' },
  '/fake-orders': { en: 'Fake orders', ar: 'الطلبات الوهمية' },
  '/displays': { en: 'Screens for guests', ar: 'شاشات الضيوف' },
  '/branches/antwerpen/capacity': { en: 'Capacity and times', ar: 'القدرة والأوقات' },
  '/making-times': { en: 'Capacity and times', ar: 'القدرة والأوقات' },
  '/promises': { en: 'Figures', ar: 'الأرقام' },
  '/printers': { en: 'Printers', ar: 'الطابعات' },
  '/table-cards': { en: 'Table cards', ar: 'بطاقات الطاولات' },
} as const satisfies Record<string, Headings>

/** Screens of one order, whose address contains its token. */
const orderScreens = {
  '/confirm/': { en: 'Thank you for your order!', ar: 'شكرًا على طلبك!' },
  '/track/': { en: 'Order', ar: 'الطلب' },
  '/all-orders/': { en: 'Receipt number: #', ar: 'رقم الإيصال: #' },
} as const satisfies Record<string, Headings>

export type CustomerPath = keyof typeof customerScreens
export type StaffPath = keyof typeof staffScreens

const fixed: Readonly<Record<string, Headings>> = { ...customerScreens, ...staffScreens }

/** The heading of the screen at this address; that of an order's screen begins with these words. */
function headingOf(path: string, language: Language): string | RegExp {
  const known = fixed[path]?.[language]
  if (known !== undefined) return known
  const [, words] = Object.entries(orderScreens).find(([start]) => path.startsWith(start)) ?? []
  if (!words) throw new Error(`no heading is known for ${path}`)
  return new RegExp(`^${words[language]}`)
}

/** Expects the screen of this address: its heading, and no other. */
export async function expectScreen(
  page: Page,
  path: string,
  language: Language = 'en',
  options: { timeout?: number } = {},
): Promise<void> {
  const headings = page.locator('h1')
  await expect(headings, path).toHaveText([headingOf(path, language)], options)
}
