// What the service worker keeps of a build: all that customers' pages need without a connection, and nothing of staff.
import { expect, test } from 'vitest'
import { customerFiles } from '#web/build/service-worker.ts'

test('[APP-1] the first file comes first; then what the pages import, early or late, and their style sheets', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      dynamicImports: ['app/shell/routed-screen.tsx', 'words/nl.ts'],
    },
    'words/nl.ts': { file: 'assets/nl.js' },
    'app/shell/routed-screen.tsx': {
      file: 'assets/routed.js',
      imports: ['index.html', '_shared.js'],
      dynamicImports: [
        'customer/screens/checkout/checkout.tsx',
        'app/shell/other-screen.tsx',
        'office/screens/account/sign-in.tsx',
      ],
    },
    '_shared.js': { file: 'assets/shared.js' },
    'customer/screens/checkout/checkout.tsx': {
      file: 'assets/checkout.js',
      css: ['assets/checkout.css'],
      dynamicImports: ['../node_modules/libphonenumber-js/min/index.js'],
    },
    'app/shell/other-screen.tsx': { file: 'assets/other.js', dynamicImports: ['office/screens/orders/order-list.tsx'] },
    'office/screens/orders/order-list.tsx': { file: 'assets/orders.js' },
    'office/screens/account/sign-in.tsx': { file: 'assets/sign-in.js' },
    '../node_modules/libphonenumber-js/min/index.js': { file: 'assets/phone.js' },
  }
  expect(customerFiles(manifest)).toEqual([
    '/assets/index.js',
    '/assets/index.css',
    '/assets/routed.js',
    '/assets/shared.js',
    '/assets/checkout.js',
    '/assets/checkout.css',
  ])
})
