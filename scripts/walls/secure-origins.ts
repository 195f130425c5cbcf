// What browsers offer only to secure origins: over plain http it is missing, so each name has one file with a fallback.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const rule = 'secure-origins-only-with-a-way-round'

/** The files that may use a name, because they work without it too. Other names may not be used in web/. */
const waysRound: Readonly<Record<string, readonly string[]>> = {
  'navigator.clipboard': ['web/data/copy-text.ts'],
  'navigator.geolocation': ['web/data/device-position.ts'],
  'navigator.wakeLock': ['web/office/staff/alerts/wake-lock.ts'],
  'navigator.locks': ['web/office/staff/alerts/one-tab.ts'],
  'navigator.share': ['web/data/share-by-device.ts'],
  'navigator.serviceWorker': ['web/data/push-api.ts', 'web/data/start-worker.ts'],
  'navigator.usb': ['web/office/usb-printer/usb-device.ts'],
  Notification: ['web/data/push-api.ts'],
  caches: ['web/app/worker/kept-site.ts'],
  'crypto.subtle': ['web/office/staff/vouchers/counter-vouchers.ts'],
}

const kept: Readonly<Record<string, readonly string[]>> = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'bluetooth',
    'canShare',
    'clearAppBadge',
    'clipboard',
    'credentials',
    'geolocation',
    'getBattery',
    'gpu',
    'hid',
    'locks',
    'mediaDevices',
    'permissions',
    'requestMIDIAccess',
    'serial',
    'serviceWorker',
    'setAppBadge',
    'share',
    'storage',
    'usb',
    'userAgentData',
    'wakeLock',
    'xr',
  ],
}
const keptGlobals = [
  'caches',
  'cookieStore',
  'Notification',
  'PaymentRequest',
  'showDirectoryPicker',
  'showOpenFilePicker',
  'showSaveFilePicker',
]

/**
 * 'navigator.clipboard' for `window.navigator?.clipboard`, `navigator['clipboard']` and `const { clipboard } =
 * navigator`.
 */
function keptNames(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return memberOf(node.expression, [node.name.text])
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return memberOf(node.expression, [node.argumentExpression.text])
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name))
    return memberOf(
      node.initializer,
      node.name.elements.map((each) => (each.propertyName ?? each.name).getText()),
    )
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return globalOf(node.expression)
  return []
}

function memberOf(owner: ts.Expression, names: readonly string[]): string[] {
  const global = nameOf(owner)
  if (keptGlobals.includes(global)) return [global]
  return names.filter((name) => kept[global]?.includes(name)).map((name) => `${global}.${name}`)
}

const globalOf = (called: ts.Expression): string[] => keptGlobals.filter((name) => name === nameOf(called))

const nameOf = (expression: ts.Expression): string =>
  expression.getText().replace(/^(?:globalThis|window|self)\??\./, '')

export function secureOriginBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    for (const name of keptNames(node)) {
      const ways = waysRound[name]
      if (ways?.includes(source.file)) continue
      const where = ways
        ? `use ${ways.join(' or ')}`
        : 'do it another way, or name the file with the way round in scripts/walls/secure-origins.ts'
      breaches.push({ rule, file: source.file, line, why: `a page over plain http has no ${name}: ${where}` })
    }
  })
  return breaches
}

export const secureOriginBreaches = (root: string): Breach[] =>
  sourcesIn(root, ['web/**/*.{ts,tsx}']).flatMap(secureOriginBreachesOf)
