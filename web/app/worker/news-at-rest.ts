// Shows push messages about orders whose page may be closed, and opens that page at a tap.
import { openNews, showNews } from './push-message.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('push', (event) => showNews(worker, event))
worker.addEventListener('notificationclick', (event) => openNews(worker, event))
