// The service worker, served as /sw.js. Each of its tasks is a file, which adds its own listeners.
import './kept-site.ts'
import './news-at-rest.ts'
