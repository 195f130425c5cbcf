// Whether the browser that follows an order is the one that placed it: nobody else takes its place.
export const ownFollowers: readonly string[] = ['alter table news_follower add column own {int} not null default 0']
