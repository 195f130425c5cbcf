// The addresses by which customers ask to be told of their order. They load with its page, once it is shown.

export const newsAddresses = {
  'news.offer': 'GET /api/orders/{token}/news',
  'news.follow': 'POST /api/orders/{token}/news',
  'news.stop': 'POST /api/orders/{token}/news/stop',
  'news.mail': 'POST /api/orders/{token}/mail',
} as const
