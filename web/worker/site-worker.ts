// The service worker, served as /sw.js. Each thing that it does has a file of its own, which listens by itself.
import './kept-site.ts'
import './news-at-rest.ts'
